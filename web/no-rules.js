/** No rules in the browser: what a view tells as a number is shown, and never reckoned with.

Finds arithmetic and comparisons of size on the numbers of a view, in all that games and their kit
(`KIT`) are made of but for geometry and drawing (`ALLOWED`); `told.js` follows the numbers there.
Whether two numbers are the same may be asked: that is how one seat is told from another; but not
whether one is a certain number, other than none and one, for which there are words. Which fields
are numbers is read off the generated `view.ts`.

node no-rules.js          all games; says each place and fails if there is one
node no-rules.js --given  the same for the sources in the input, as JSON, by their files */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { Known, read, Source } from "./told.js";

const SRC = fileURLToPath(new URL("src/", import.meta.url));

/** Where things lie and how they are drawn: there a view's numbers become places and sizes. */
const ALLOWED = [
  /^games\/\w+\/(signs|drawing)\//,
  /^games\/\w+\/tiles(\/\w+)?\.(ts|svelte)$/,
  /^games\/\w+\/(CamelIcon\.svelte|chart\.ts)$/,
  /^games\/\w+\/seat\/load\.ts$/, // which place a good lies on
  /^games\/\w+\/stock\/Stacks\.svelte$/, // how high a pile is
  /^games\/\w+\/cards\/Cost\.svelte$/, // how many tokens find room on a card
  /^games\/\w+\/square\/(chart\.ts|Path\.svelte)$/, // the robber's way
  /^board\/booked\.ts$/, // what events have booked, added up
];
/** Numbers that are names, of stacks and places: they index, from 0 or from 1; and what lists have. */
const NAMES = new Set(["stack", "row", "column", "robber", "length"]);
const RECKONING = new Set(["+", "-", "*", "/", "%", "**", "<", ">", "<=", ">="]);
const SIZE = new Set(["<", ">", "<=", ">="]);
const EQUAL = new Set(["===", "!==", "==", "!="]);
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
const numbersOf = (game) =>
  fieldsOf(game, /^(Record<\w+, number>|number(\[\])*)( \| null)?$/).filter(
    (name) => !NAMES.has(name),
  );

/** Those that are lists: what lies there may be shown, but not counted. */
const listsOf = (game) => fieldsOf(game, /\[\]( \| null)?$/);

function fieldsOf(game, kind) {
  const file = viewOf(game);
  const tree = ts.createSourceFile(file, readFileSync(file, "utf-8"), ts.ScriptTarget.Latest, true);
  const found = new Set();
  const look = (node) => {
    if (ts.isPropertySignature(node) && kind.test(node.type.getText())) found.add(node.name.text);
    ts.forEachChild(node, look);
  };
  look(tree);
  return [...found];
}

// -- what is found -------------------------------------------------------------------------------

/** Every place in a source where a number of the view is reckoned with. */
function faultsOf(source, isFault) {
  const found = source.nodes.filter((node) => isFault(node, source));
  return found.map(({ start, end }) => {
    const line = source.whole.slice(0, start).split("\n").length;
    const text = source.whole.slice(start, end).split("\n")[0];
    return {
      file: source.file,
      said: `src/${source.file}:${line}: a rule in the browser? ${text}`,
    };
  });
}

function reckons(node, source) {
  const isTold = (one) => source.isTold(one);
  switch (node.type) {
    case "BinaryExpression":
      if (EQUAL.has(node.operator)) return isCertain(node, source);
      return RECKONING.has(node.operator) && (isTold(node.left) || isTold(node.right));
    case "SwitchStatement":
      return isTold(node.discriminant);
    case "AssignmentExpression":
      return RECKONING_ON.has(node.operator) && (isTold(node.left) || isTold(node.right));
    case "UnaryExpression":
      return ["-", "+"].includes(node.operator) && isTold(node.argument);
    case "UpdateExpression":
      return isTold(node.argument);
    case "MemberExpression":
      return node.computed && isTable(node.object, source) && isTold(node.property);
    case "CallExpression": {
      const { object } = node.callee;
      return (object?.name === "Math" || isTable(object, source)) && node.arguments.some(isTold);
    }
    default:
      return false;
  }
}

/** Whether it is counted what lies in a list of the view; but it may be asked for none, one or more. */
function counts(node, source) {
  if (node.type !== "BinaryExpression") return false;
  const sides = [node.left, node.right];
  const counted = sides.map((one) => isLength(one) && source.isTold(one.object));
  if (!counted.includes(true)) return false;
  if (RECKONING.has(node.operator) && !SIZE.has(node.operator)) return true;
  return sides.some((one, side) => counted[1 - side] && (counted[side] || isNumber(one, source)));
}

const isLength = ({ type, computed, property }) =>
  type === "MemberExpression" && !computed && property.name === "length";

/** Whether a number that is told is held against a certain one. */
function isCertain({ left, right }, source) {
  if (source.isTold(left) && isNumber(right, source)) return true;
  return source.isTold(right) && isNumber(left, source);
}

/** A number that stands in the source, other than none and one. */
function isNumber(given, source) {
  const node = source.meant(given);
  return node?.type === "Literal" && typeof node.value === "number" && ![0, 1].includes(node.value);
}

/** A list of numbers that stands in the source. */
function isTable(given, source) {
  const node = source.meant(given);
  return node?.type === "ArrayExpression" && node.elements.some((one) => isNumber(one, source));
}

// -- where it is looked for ----------------------------------------------------------------------

/** The sources that a game is shown with, its own and the kit, and where these fields go there. */
function sourcesOf(game, all, fields) {
  const known = new Known(fields);
  const isOther = (file) => GAMES.some((one) => one !== game && file.startsWith(`games/${one}/`));
  const sources = all
    .filter(({ file }) => !isOther(file))
    .map((one) => {
      const own = one.file.startsWith(`games/${game}/`);
      return new Source(one, known, own ? NAMES : new Set([...NAMES, ...MEASURES]));
    });
  const size = () => sources.reduce((sum, source) => sum + source.size, 0);
  for (let before = -1; before < size();) {
    before = size();
    for (const source of sources) source.learn();
  }
  return sources;
}

function check(written) {
  const all = Object.entries(written).map(([file, source]) => read(file, source));
  return GAMES.flatMap((game) => [
    ...sourcesOf(game, all, numbersOf(game)).flatMap((source) => faultsOf(source, reckons)),
    ...sourcesOf(game, all, listsOf(game)).flatMap((source) => faultsOf(source, counts)),
  ]);
}

function written() {
  const files = ["games", ...KIT]
    .flatMap((folder) =>
      readdirSync(SRC + folder, { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"));
  return Object.fromEntries(files.map((file) => [file, readFileSync(SRC + file, "utf-8")]));
}

const given = process.argv[2] === "--given";
const found = check(given ? JSON.parse(readFileSync(0, "utf-8")) : written());
const faults = new Set(
  found
    .filter(({ file }) => !ALLOWED.some((allowed) => allowed.test(file)))
    .map(({ said }) => said),
);
if (!given)
  for (const allowed of ALLOWED)
    if (!found.some(({ file }) => allowed.test(file)))
      faults.add(`nothing needs leave: ${allowed}`);
for (const fault of faults) console.error(fault);
process.exit(faults.size ? 1 : 0);
