/** No rules in the browser: what a view tells as a number is shown, and never reckoned with.

Finds arithmetic and comparisons of size on the numbers of a view, in all that games and their kit
(`KIT`) are made of but for geometry and drawing (`ALLOWED`). Whether two numbers are the same may
be asked: that is how one seat is told from another; but not whether one is a certain number, other
than none and one, for which there are words. Which fields are numbers is read off the generated `view.ts`.

node no-rules.js                        all games; says each place and fails if there is one
node no-rules.js --as games/x/A.svelte  the same for a source that is read from the input */
import { existsSync, readdirSync, readFileSync } from "node:fs";
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
  /\/stock\/Stacks\.svelte$/, // how high a pile is
  /\/cards\/Cost\.svelte$/, // how many tokens find room on a card
  /^board\/booked\.ts$/, // what events have booked, added up
  /\/square\/Path\.svelte$/, // the robber's way
  /\/seat\/Ahead\.svelte$/, // the ring of border cards
];
/** Numbers that are names, of stacks and places: they index, from 0 or from 1. */
const NAMES = new Set(["stack", "row", "column", "robber"]);
const RECKONING = new Set(["+", "-", "*", "/", "%", "**", "<", ">", "<=", ">="]);
const EQUAL = new Set(["===", "!==", "==", "!="]);
/** Methods that give some of a list, or all of an object; and those whose callback takes two. */
const SOME_OF = new Set([
  "at",
  "filter",
  "find",
  "findLast",
  "flat",
  "slice",
  "toReversed",
  "toSorted",
]);
const BY_NAME = new Set(["entries", "values"]);
const TWO_AT_ONCE = new Set(["reduce", "reduceRight", "sort", "toSorted"]);
const RECKONING_ON = new Set(["+=", "-=", "*=", "/=", "%="]);

/** The folders that have a view; a game that has none is shown by the plain board. */
const GAMES = readdirSync(`${SRC}games`).filter((game) => existsSync(viewOf(game)));
/** What all games are shown with: there the numbers of every view are meant, but for measures. */
const KIT = ["board", "panel", "plain"];
const MEASURES = new Set(["height", "left", "size"]);

function viewOf(game) {
  return `${SRC}games/${game}/view.ts`;
}

/** The fields of a game's view that are numbers, or hold numbers by name or place. */
function numbersOf(game) {
  const file = viewOf(game);
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
    case "CallExpression":
      return heldBy(node).some((one) => told(one, numbers, known));
    default:
      return false;
  }
}

/** What holds the numbers that a call gives back: some of a list, or all that has a name. */
function heldBy({ callee, arguments: given }) {
  if (callee.type !== "MemberExpression") return [];
  if (callee.object.name === "Object") return BY_NAME.has(callee.property.name) ? given : [];
  return SOME_OF.has(callee.property.name) ? [callee.object] : [];
}

/** A name that is given to such a number: taken out of its object or list, or set to it. */
function learn(node, numbers, known, isTold) {
  const name = (pattern) => {
    if (pattern?.type === "Identifier") known.add(pattern.name);
    else if (pattern?.type === "ArrayPattern") pattern.elements.forEach(name);
  };
  switch (node.type) {
    case "ObjectPattern":
      for (const { key, value } of node.properties)
        if (key && numbers.has(key.name)) name(value.left ?? value);
      break;
    case "VariableDeclarator":
      if (isTold(node.init)) name(node.id);
      break;
    case "ForOfStatement":
      if (isTold(node.right)) name(node.left.declarations?.[0].id ?? node.left);
      break;
    case "EachBlock":
      if (isTold(node.expression)) name(node.context);
      break;
    case "CallExpression":
      if (node.callee.type === "MemberExpression" && isTold(node.callee.object))
        node.arguments[0]?.params
          ?.slice(0, TWO_AT_ONCE.has(node.callee.property.name) ? 2 : 1)
          .forEach(name);
  }
}

function reckons(node, isTold) {
  switch (node.type) {
    case "BinaryExpression":
      if (EQUAL.has(node.operator)) return isCertain(node, isTold);
      return RECKONING.has(node.operator) && (isTold(node.left) || isTold(node.right));
    case "SwitchStatement":
      return isTold(node.discriminant);
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

/** Whether a number that is told is held against a certain one. */
function isCertain({ left, right }, isTold) {
  const isNumber = ({ type, value }) =>
    type === "Literal" && typeof value === "number" && ![0, 1].includes(value);
  return (isTold(left) && isNumber(right)) || (isTold(right) && isNumber(left));
}

function check(file, source) {
  if (ALLOWED.some((allowed) => allowed.test(file))) return [];
  const [folder, game] = file.split("/");
  const own = folder === "games" && GAMES.includes(game);
  const all = (own ? [game] : GAMES).flatMap((one) => [...numbersOf(one)]);
  const numbers = new Set(own ? all : all.filter((name) => !MEASURES.has(name)));
  const faults = faultsOf(source, file.endsWith(".ts"), numbers);
  return faults.map(({ line, text }) => `src/${file}:${line}: a rule in the browser? ${text}`);
}

const [option, as] = process.argv.slice(2);
const files = ["games", ...KIT]
  .flatMap((folder) =>
    readdirSync(SRC + folder, { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"));
const faults =
  option === "--as"
    ? check(as, readFileSync(0, "utf-8"))
    : files.flatMap((file) => check(file, readFileSync(SRC + file, "utf-8")));
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
