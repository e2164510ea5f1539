// Reads Python's sources once for all: every .py below a folder becomes a .pyc in its place.
//
// node compile.mjs FOLDER     in it a folder for each tree, by the name that tracebacks shall tell
//
// The very Python that will run them does it, in Node; read_ahead.py says how.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const pyodide = join(import.meta.dirname, "node_modules/pyodide");
const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdir("/stage");
python.mountNodeFS("/stage", process.argv[2]);
python.runPython(readFileSync(join(import.meta.dirname, "read_ahead.py"), "utf8"));
