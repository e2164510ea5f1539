/** What is kept in this browser: tables, their logs, things and files, in one IndexedDB.

Rows of one `keep` are there together or not at all, and it is answered only when they are on the
disk. A row that is `new` must not be there yet: so no two writers ever write one line of a log. */

export type Shelf = "sheets" | "lines" | "things" | "files";
export type Key = string | [table: string, n: number];
/** Null takes it away. */
export type Row = [shelf: Shelf, key: Key, value: unknown, isNew: boolean];
/** Why something could not be kept: no room, written by another meanwhile, or no store at all. */
export type Why = "full" | "taken" | "none";

const NAME = "serai";
const VERSION = 1;
const SHELVES: Shelf[] = ["sheets", "lines", "things", "files"];

export class NotKept extends Error {
  constructor(readonly why: Why) {
    super(why);
  }
}

export class Store {
  #opened: Promise<IDBDatabase> | null = null;

  /** All that is known from the beginning; nothing, where nothing can be kept. */
  async all(): Promise<{ sheets: unknown[]; things: Record<string, unknown> }> {
    const database = await this.#open().catch(() => null);
    if (database === null) return { sheets: [], things: {} };
    const reading = database.transaction(["sheets", "things"]);
    const [sheets, keys, things] = await Promise.all([
      asked<unknown[]>(reading.objectStore("sheets").getAll()),
      asked<IDBValidKey[]>(reading.objectStore("things").getAllKeys()),
      asked<unknown[]>(reading.objectStore("things").getAll()),
    ]);
    return { sheets, things: Object.fromEntries(keys.map((key, i) => [String(key), things[i]])) };
  }

  /** A table's log, from its first line. */
  async lines(table: string): Promise<unknown[]> {
    const shelf = (await this.#open()).transaction("lines").objectStore("lines");
    return asked(shelf.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])));
  }

  async file(key: string): Promise<unknown> {
    const shelf = (await this.#open()).transaction("files").objectStore("files");
    return (await asked<unknown>(shelf.get(key))) ?? null;
  }

  /** All of them, or none: refused with `NotKept`. */
  async keep(rows: Row[]): Promise<void> {
    const database = await this.#open();
    const shelves = [...new Set(rows.map(([shelf]) => shelf))];
    let writing: IDBTransaction;
    try {
      writing = database.transaction(shelves, "readwrite", { durability: "strict" });
    } catch {
      this.#opened = null; // it was closed meanwhile
      throw new NotKept("none");
    }
    const done = ended(writing);
    for (const row of rows) write(writing, row);
    await done;
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= open().then(
      (database) => {
        const closed = () => (this.#opened = null);
        database.onclose = closed;
        database.onversionchange = () => {
          database.close(); // a newer page makes its shelves
          closed();
        };
        return database;
      },
      () => {
        this.#opened = null;
        throw new NotKept("none");
      },
    );
    return this.#opened;
  }
}

/** How many tables are kept here, without making a place for any. */
export async function countTables(): Promise<number> {
  if (!("indexedDB" in globalThis)) return 0;
  const known = await indexedDB.databases?.().catch(() => []);
  if (known && !known.some(({ name }) => name === NAME)) return 0;
  const { sheets } = await new Store().all();
  return sheets.length;
}

function open(): Promise<IDBDatabase> {
  return new Promise((answer, fail) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      for (const shelf of SHELVES) opening.result.createObjectStore(shelf);
    };
    opening.onsuccess = () => answer(opening.result);
    opening.onerror = () => fail(opening.error);
    opening.onblocked = () => fail(new Error("blocked"));
  });
}

function write(writing: IDBTransaction, [shelf, key, value, isNew]: Row): void {
  const on = writing.objectStore(shelf);
  if (value === null) on.delete(key);
  else if (isNew) on.add(value, key);
  else on.put(value, key);
}

function ended(writing: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    writing.oncomplete = () => done();
    writing.onabort = () => fail(new NotKept(whyOf(writing.error)));
  });
}

function whyOf(error: DOMException | null): Why {
  if (error?.name === "ConstraintError") return "taken";
  return error?.name === "QuotaExceededError" ? "full" : "none";
}

function asked<T>(request: IDBRequest): Promise<T> {
  return new Promise((answer, fail) => {
    request.onsuccess = () => answer(request.result as T);
    request.onerror = () => fail(request.error);
  });
}
