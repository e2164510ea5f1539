/** No rules in the browser: what a view tells as a number is shown, and never reckoned with.

Finds arithmetic and comparisons of size on the numbers of a view, in everything that belongs to a
game but for geometry and drawing (`ALLOWED`). Whether two numbers are the same may be asked: that
is how one seat is told from another. Which fields are numbers is read off the generated `view.ts`.

node no-rules.js                        all games; says each place and fails if there is one
node no-rules.js --as games/x/A.svelte  the same for a source that is read from the input */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";

const SRC = fileURLToPath(new URL("src/", import.meta.url));

/** Where things lie and how they are drawn: there a view's numbers become places and sizes. */
const ALLOWED = [
  /^games\/\w+\/view\.ts$/, // made, not written
  /\/(signs|tiles|drawing)\//,
  /\/(chart|terrain|ring|load)\.ts$/,
  /\/(CamelIcon|Terrain)\.svelte$/,
  /^games\/targi\/square\/Path\.svelte$/, // the robber's way
  /^games\/targi\/seat\/Ahead\.svelte$/, // the ring of border cards
];
/** Numbers that are names: of seats, cards, stacks and places. They index, from 0 or from 1. */
const NAMES = new Set([
  ...["seat", "first", "turn", "asked", "actor", "targi", "number", "opposite", "stack"],
  ...["row", "column", "robber", "corner"],
]);
const RECKONING = new Set(["+", "-", "*", "/", "%", "**", "<", ">", "<=", ">="]);
const RECKONING_ON = new Set(["+=", "-=", "*=", "/=", "%="]);

/** The fields of a game's view that are numbers, or hold numbers by name or place. */
function numbersOf(game) {
  const file = `${SRC}games/${game}/view.ts`;
  const tree = ts.createSourceFile(file, readFileSync(file, "utf-8"), ts.ScriptTarget.Latest, true);
  const found = new Set();
  const look = (node) => {
    if (ts.isPropertySignature(node) && isNumber(node.type.getText())) found.add(node.name.text);
    ts.forEachChild(node, look);
  };
  look(tree);
  return new Set([...found].filter((name) => !NAMES.has(name)));
}

const isNumber = (type) => /^(Record<\w+, number>|number(\[\])*)( \| null)?$/.test(type);

/** Every place in a source where a number of the view is reckoned with: line and text. */
function faultsOf(source, script, numbers) {
  const whole = script ? `<script lang="ts">${source}</script>` : source;
  const nodes = [...walk(parse(whole, { modern: true }))];
  const known = new Set();
  const isTold = (node) => told(node, numbers, known);
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const node of nodes) learn(node, numbers, known, isTold);
  }
  return nodes
    .filter((node) => reckons(node, isTold))
    .map(({ start, end }) => ({
      line: whole.slice(0, start).split("\n").length,
      text: whole.slice(start, end).split("\n")[0],
    }));
}

/** All nodes of a tree, the types of TypeScript and the styles left out. */
function* walk(node) {
  if (typeof node?.type === "string") {
    if (node.type.startsWith("TSType") || node.type === "StyleSheet") return;
    yield node;
  }
  for (const value of Object.values(node ?? {}))
    if (Array.isArray(value)) for (const one of value) yield* walk(one);
    else if (value && typeof value === "object") yield* walk(value);
}

/** The plain expression below assertions and `$derived`. */
function plain(node) {
  if (!node) return node;
  if (["TSNonNullExpression", "TSAsExpression", "ChainExpression"].includes(node.type))
    return plain(node.expression);
  if (node.type === "CallExpression" && node.callee.name === "$derived")
    return plain(node.arguments[0]);
  return node;
}

/** Whether an expression is a number of the view, or holds such numbers. */
function told(given, numbers, known) {
  const node = plain(given);
  switch (node?.type) {
    case "Identifier":
      return known.has(node.name);
    case "MemberExpression":
      if (!node.computed)
        return node.property.type === "Identifier" && numbers.has(node.property.name);
      return told(node.object, numbers, known);
    case "LogicalExpression":
      return told(node.left, numbers, known) || told(node.right, numbers, known);
    case "ConditionalExpression":
      return told(node.consequent, numbers, known) || told(node.alternate, numbers, known);
    default:
      return false;
  }
}

/** A name that is given to such a number: taken out of its object, or set to it. */
function learn(node, numbers, known, isTold) {
  if (node.type === "ObjectPattern") {
    for (const { key, value } of node.properties)
      if (key && numbers.has(key.name)) known.add((value.left ?? value).name);
  } else if (node.type === "VariableDeclarator" && node.id.type === "Identifier") {
    if (isTold(node.init)) known.add(node.id.name);
  }
}

function reckons(node, isTold) {
  switch (node.type) {
    case "BinaryExpression":
      return RECKONING.has(node.operator) && (isTold(node.left) || isTold(node.right));
    case "AssignmentExpression":
      return RECKONING_ON.has(node.operator) && (isTold(node.left) || isTold(node.right));
    case "UnaryExpression":
      return ["-", "+"].includes(node.operator) && isTold(node.argument);
    case "UpdateExpression":
      return isTold(node.argument);
    case "CallExpression":
      return node.callee.object?.name === "Math" && node.arguments.some(isTold);
    default:
      return false;
  }
}

function check(file, source) {
  const game = file.split("/")[1];
  if (ALLOWED.some((allowed) => allowed.test(file))) return [];
  const faults = faultsOf(source, file.endsWith(".ts"), numbersOf(game));
  return faults.map(({ line, text }) => `src/${file}:${line}: a rule in the browser? ${text}`);
}

const [option, as] = process.argv.slice(2);
const GAMES = ["desert", "targi", "sons"];
const files = GAMES.flatMap((game) =>
  readdirSync(`${SRC}games/${game}`, { recursive: true }).map((file) => `games/${game}/${file}`),
).filter((file) => /\.(ts|svelte)$/.test(file));
const faults =
  option === "--as"
    ? check(as, readFileSync(0, "utf-8"))
    : files.flatMap((file) => check(file, readFileSync(SRC + file, "utf-8")));
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
