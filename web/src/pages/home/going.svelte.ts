/** My tables that go on, as they stand: asked for again while somebody looks at the page. */
import { ask, troubleOf } from "../../store/ask";
import { settings } from "../../store/settings.svelte";
import type { GlanceTold, TableTold, Trouble } from "../../wire/types";
import { waits } from "./words";

const SECONDS = 15;

interface Seen {
  /** When the table had changed as it was looked at. */
  changed: number;
  glance: GlanceTold;
}

export class Going {
  /** None until the server has told them. */
  tables = $state.raw<TableTold[] | null>(null);
  more = $state<string | null>(null);
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  #seen = $state.raw<Record<string, Seen>>({});
  #looking = false;
  /** Tables in sight, of which there is to be a picture. */
  #shown = 0;
  /** How many pages of the list have been asked for. */
  #pages = 1;

  /** Those that wait for me come first, those that wait for friends last; else the last changed. */
  get ordered(): TableTold[] {
    return (this.tables ?? []).toSorted((a, b) => place(a) - place(b));
  }

  glance(table: TableTold): GlanceTold | null {
    return this.#seen[table.id]?.glance ?? null;
  }

  /** From now on they are kept up to date, until it is called off. */
  follow(): () => void {
    const comeBack = () => {
      if (!document.hidden) void this.load();
    };
    const again = setInterval(comeBack, SECONDS * 1000);
    document.addEventListener("visibilitychange", comeBack);
    void this.load();
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }

  /** So many of them are in sight. */
  show(number: number): void {
    this.#shown = number;
    void this.#look();
  }

  /** All that has been asked for, anew; or what comes after it. */
  async load(before: string | null = null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      if (before) await this.#loadPages(before, 1, this.tables ?? []);
      else await this.#loadPages(null, this.#pages, []);
      if (before) this.#pages += 1;
      this.trouble = null;
      settings.going = !!this.tables?.length;
      void this.#look();
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }

  async #loadPages(before: string | null, pages: number, known: TableTold[]): Promise<void> {
    const tables = new Map(known.map((table) => [table.id, table])); // one may come on two pages
    let more = before;
    for (let page = 0; page < pages && (page === 0 || more); page++) {
      const found = await ask("GET /api/tables", { before: more });
      for (const table of found.tables) tables.set(table.id, table);
      more = found.more;
    }
    this.tables = [...tables.values()];
    this.more = more;
  }

  /** What has changed is looked at anew, one after the other. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      for (let table = this.#stale(); table; table = this.#stale()) await this.#glanceAt(table);
    } catch (error) {
      troubleOf(error); // the list says more of it when it is asked for again
    } finally {
      this.#looking = false;
    }
  }

  #stale(): TableTold | undefined {
    return this.ordered
      .slice(0, this.#shown)
      .find(
        (table) => table.status === "running" && this.#seen[table.id]?.changed !== table.changed,
      );
  }

  async #glanceAt(table: TableTold): Promise<void> {
    const { id, changed } = table;
    const glance = await ask("GET /api/tables/{table}/glance", { table: id, seat: eyes(table) });
    this.#seen = { ...this.#seen, [id]: { changed, glance } };
  }
}

function place(table: TableTold): number {
  if (waits(table)) return 0;
  return table.status === "running" ? 1 : 2;
}

/** Through whose eyes a table is shown: where several share a screen, through nobody's. */
export function eyes({ mine }: TableTold): number | null {
  return mine.length === 1 ? mine[0]! : null;
}

export function pictureOf(table: TableTold, glance: GlanceTold, dark: boolean): string {
  const asked = new URLSearchParams({ n: String(glance.n), theme: dark ? "dark" : "light" });
  if (glance.seat !== null) asked.set("seat", String(glance.seat));
  return `/api/tables/${table.id}/picture?${asked}`;
}
