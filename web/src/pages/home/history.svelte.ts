/** My games that are over: looked for, a page at a time; and what they come to. */
import { ask, troubleOf } from "../../store/ask";
import type { TableTold, TallyTold, Trouble } from "../../wire/types";

const PAGE = 10;
/** Nothing is asked for while somebody still types. */
const TYPING = 250;

export const OUTCOMES = ["won", "shared", "lost"] as const;

export class History {
  tables = $state.raw<TableTold[]>([]);
  tallies = $state.raw<TallyTold[]>([]);
  /** Whether they have been counted. */
  counted = $state(false);
  more = $state<string | null>(null);
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether there is anything at all, whatever is looked for. */
  some = $state(false);
  /** What is looked for; what is empty is any. `who` is `level-` or `friend-` with its name. */
  wanted = $state({ search: "", game: "", who: "", outcome: "" });
  #typing: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  get filtered(): boolean {
    const { search, game, who, outcome } = this.wanted;
    return !!(search.trim() || game || who || outcome);
  }

  /** Both anew: what was played, and what it comes to. */
  async load(): Promise<void> {
    await this.look();
    await this.#attempt(async () => {
      this.tallies = (await ask("GET /api/me/statistics", {})).tallies;
      this.counted = true;
    });
  }

  /** Something else is looked for from now on. */
  look(before: string | null = null): Promise<void> {
    const asked = ++this.#asked;
    return this.#attempt(async () => {
      const at = { finished: true, most: PAGE, before, ...this.#query() };
      const found = await ask("GET /api/tables", at);
      if (asked !== this.#asked) return; // something else is wanted meanwhile
      this.tables = [...(before ? this.tables : []), ...found.tables];
      this.more = found.more;
      this.some ||= this.tables.length > 0;
    });
  }

  /** The same, a moment after the last letter. */
  type(): void {
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => void this.look(), TYPING);
  }

  #query(): Record<"search" | "game" | "level" | "friend" | "outcome", string | null> {
    const { search, game, who, outcome } = this.wanted;
    const named = (sort: string) => (who.startsWith(sort) ? who.slice(sort.length) : null);
    return {
      search: search.trim() || null,
      game: game || null,
      level: named("level-"),
      friend: named("friend-"),
      outcome: outcome || null,
    };
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
      this.trouble = null;
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }
}
