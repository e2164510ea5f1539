// The same Python on the modules, in Pyodide: runs a line and prints what it gives.
//
// node pyodide.mjs SOURCES TESTS PACKAGES NUMPY MODULES CODE
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [sources, tests, packages, numpy, modules, code] = process.argv.slice(2);
const offline = join(import.meta.dirname, "../../web/offline/node_modules/pyodide");
const { loadPyodide } = await import(join(offline, "pyodide.mjs"));
const python = await loadPyodide({ indexURL: `${offline}/` });
const files = python.FS;
const mount = (place, from) => {
  files.mkdirTree(place);
  python.mountNodeFS(place, from);
};
mount("/serai", sources);
mount("/tests", tests);
mount("/packages/site-packages", packages);
mount("/numpy/site-packages", numpy);
mount("/carried/site-packages", join(sources, "serai/offline/carried"));
files.mkdir("/modules");
for (const name of readdirSync(modules))
  files.writeFile(`/modules/${name}`, readFileSync(join(modules, name)));
python.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/carried/site-packages", "/numpy/site-packages", "/serai", "/tests"]
sys.path.append("/packages/site-packages")
os.environ["SERAI_MODULES"], os.environ["SERAI_CACHE"] = "/modules", "/tmp/cache"
`);
console.log(python.runPython(code));
