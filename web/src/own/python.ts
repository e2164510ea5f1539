/** Pyodide with the rooms in it, in a worker: everything it needs is fetched side by side. */
import { Files } from "./files";
import type { Role } from "./messages";

/** As much of Pyodide as is used here. */
interface Pyodide {
  FS: { mkdirTree: (path: string) => void; writeFile: (path: string, data: Uint8Array) => void };
  unpackArchive: (bytes: Uint8Array, format: string, options: { extractDir: string }) => void;
  runPython: (code: string) => unknown;
  globals: { set: (name: string, value: unknown) => void };
}
interface Boot {
  loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>;
}

/** What a line comes to; a thought is told on the way how far it is. */
export type Take = (text: string, tell: (text: string) => void) => string;

export interface Python {
  take: Take;
  fetch: (role: string, game: string | null) => Promise<void>;
}

const SETTING = `
import os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/rooms/carried", "/rooms/site", "/numpy"]
os.environ["SERAI_MODULES"], os.environ["SERAI_CACHE"] = "/modules", "/tmp/cache"
`;
const TAKING: Record<Role, string> = {
  rooms: `
from serai.offline.driving import Rooms
_rooms = Rooms()
lambda text, tell: _rooms.take(text)
`,
  thinker: `
from serai.offline.driving import think
think
`,
};
/** Where Python looks for what is fetched later. */
const PLACES: Record<string, (game: string) => string> = {
  puzzles: (game) => `/rooms/site/serai/games/${game}/puzzles.txt.gz`,
};

export async function boot(
  root: string,
  role: Role,
  count: (bytes: number, of: number) => void,
): Promise<Python> {
  const files = await Files.of(root, count);
  const usual = self.fetch.bind(self);
  self.fetch = (wanted, options) =>
    options === undefined || !options.method
      ? files.unpacked(new URL(wanted instanceof Request ? wanted.url : wanted, root), usual)
      : usual(wanted, options);
  const all = (role: string) =>
    Promise.all(files.named(role).map(async (file) => ({ file, bytes: await files.bytes(file) })));
  const [python, numpy, rooms, modules] = await Promise.all([
    pyodide(files),
    all("numpy"),
    all("rooms"),
    all("module"),
  ]);
  for (const [place, archives] of Object.entries({ "/numpy": numpy, "/rooms": rooms })) {
    python.FS.mkdirTree(place);
    for (const { bytes } of archives) python.unpackArchive(bytes, "zip", { extractDir: place });
  }
  python.FS.mkdirTree("/modules");
  for (const { file, bytes } of modules) python.FS.writeFile(`/modules/${file.game}.so`, bytes);
  python.runPython(SETTING);
  const take = python.runPython(TAKING[role]) as Take;
  return { take, fetch: (role, game) => bring(files, python, role, game) };
}

async function pyodide(files: Files): Promise<Pyodide> {
  const [first] = files.named("boot");
  const { loadPyodide } = (await import(/* @vite-ignore */ files.address(first!))) as Boot;
  files.count(first!);
  return loadPyodide({ indexURL: files.python });
}

async function bring(
  files: Files,
  python: Pyodide,
  role: string,
  game: string | null,
): Promise<void> {
  for (const file of files.named(role, game)) {
    const place = PLACES[role]?.(file.game ?? "");
    if (place) python.FS.writeFile(place, await files.bytes(file));
  }
}
