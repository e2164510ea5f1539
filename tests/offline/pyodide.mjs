// Boots Pyodide from what a browser gets, as its worker does: runs a line, prints what it gives.
//
// node pyodide.mjs BUNDLE TESTS     asked with the code
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";

const [bundle, tests] = process.argv.slice(2);
const code = readFileSync(0, "utf8");
const { files } = JSON.parse(readFileSync(join(bundle, "listing.json"), "utf8"));
const place = ({ path }) => resolve(join(bundle, path.replace(/^offline\//, "")));
const named = (role) => files.filter((file) => file.role === role);
const engine = mkdtempSync(join(tmpdir(), "serai-"));
for (const file of [...named("boot"), ...named("python")])
  if (file.packed) writeFileSync(join(engine, file.packed), gunzipSync(readFileSync(place(file))));
  else symlinkSync(place(file), join(engine, basename(file.path)));
const { loadPyodide } = await import(place(named("boot")[0]));
const python = await loadPyodide({ indexURL: `${engine}/` });
const unpack = (role, extractDir) => {
  python.FS.mkdirTree(extractDir);
  for (const file of named(role))
    python.unpackArchive(new Uint8Array(readFileSync(place(file))), "zip", { extractDir });
};
unpack("numpy", "/numpy");
unpack("rooms", "/rooms");
python.FS.mkdir("/modules");
for (const file of named("module"))
  python.FS.writeFile(`/modules/${file.game}.so`, readFileSync(place(file)));
for (const file of named("puzzles"))
  python.FS.writeFile(`/rooms/site/serai/games/${file.game}/puzzles.txt.gz`, readFileSync(place(file)));
python.FS.mkdir("/tests");
python.mountNodeFS("/tests", tests);
python.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/rooms/carried", "/rooms/site", "/numpy", "/tests"]
os.environ["SERAI_MODULES"], os.environ["SERAI_CACHE"] = "/modules", "/tmp/cache"
`);
console.log(python.runPython(code));
