/** Functions stay short: says each one that is longer than `MOST` lines, and fails if there is one.

node short-functions.js                 everything of ours in TypeScript, JavaScript and Svelte
node short-functions.js --as A.svelte   the same for a source that is read from the input */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";

const MOST = 50;
const HERE = fileURLToPath(new URL(".", import.meta.url));
const FOLDERS = ["src", "tests"];

/** The scripts of a file, each with the line on which it begins. */
function scriptsOf(file, source) {
  if (!file.endsWith(".svelte")) return [{ text: source, line: 1 }];
  const { instance, module } = parse(source, { modern: true });
  return [instance, module]
    .filter((script) => script)
    .map(({ content: { start, end } }) => ({
      text: source.slice(start, end),
      line: source.slice(0, start).split("\n").length,
    }));
}

/** Every function of a script that is too long. */
function longIn({ text, line }) {
  const tree = ts.createSourceFile("script.ts", text, ts.ScriptTarget.Latest, true);
  const lineOf = (position) => tree.getLineAndCharacterOfPosition(position).line;
  const found = [];
  const look = (node) => {
    const [first, last] = [lineOf(node.getStart()), lineOf(node.getEnd())];
    const lines = last - first + 1;
    if (ts.isFunctionLike(node) && lines > MOST) found.push({ line: line + first, lines });
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

function check(file, source) {
  const long = scriptsOf(file, source).flatMap(longIn);
  return long.map(
    ({ line, lines }) => `${file}:${line}: a function of ${lines} lines, at most ${MOST}`,
  );
}

const [option, as] = process.argv.slice(2);
const inFolders = FOLDERS.flatMap((folder) =>
  readdirSync(HERE + folder, { recursive: true }).map((file) => `${folder}/${file}`),
);
const files = [...readdirSync(HERE), ...inFolders].filter((file) => /\.(ts|js|svelte)$/.test(file));
const faults =
  option === "--as"
    ? check(as, readFileSync(0, "utf-8"))
    : files.flatMap((file) => check(file, readFileSync(HERE + file, "utf-8")));
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
