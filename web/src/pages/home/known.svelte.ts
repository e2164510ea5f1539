/** Which games somebody knows already: played, or learned. */
import { ask } from "../../store/ask";
import { settings } from "../../store/settings.svelte";
import type { Going } from "./going.svelte";
import type { History } from "./history.svelte";

const DONE = "done";

export class Known {
  /** None until the server has told them. */
  #notes = $state.raw<Record<string, string> | null>(null);
  #seen: () => { going: Going; history: History };

  constructor(seen: () => { going: Going; history: History }) {
    this.#seen = seen;
  }

  async load(): Promise<void> {
    const told = await ask("GET /api/me/progress/{kind}", { kind: "course" }).catch(() => null);
    this.#notes = told?.notes ?? null;
  }

  /** Whether this is a first visit to a game: it was never played, and its course is not done. As
  long as that is not told, it is what it was the last time, so that nothing moves under a finger. */
  first(game: string): boolean {
    return this.#told(game) ?? !settings.known(game);
  }

  /** For the next visit. */
  remember(games: readonly string[]): void {
    for (const game of games) {
      const first = this.#told(game);
      if (first !== null) settings.know(game, !first);
    }
  }

  #told(game: string): boolean | null {
    const { going, history } = this.#seen();
    if (this.#notes === null || going.tables === null || !history.counted) return null;
    const played = [...going.tables, ...history.tallies].some((one) => one.game === game);
    return !played && this.#notes[game] !== DONE;
  }
}
