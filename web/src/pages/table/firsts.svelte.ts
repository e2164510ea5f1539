/** What is explained at a table when it first comes up: one thing at a time, once for each person. */
import { untrack } from "svelte";
import type { AnyView } from "../../games/contract";
import { ask } from "../../store/ask";
import { settings } from "../../store/settings.svelte";
import type { FirstTold, Happened } from "../../wire/types";
import { comesUp } from "./firsts";

/** Under which kind of progress the server keeps what somebody has been told. */
export const TOLD = "told";

interface Shown {
  game: string;
  /** The seat that looks; null for nobody at the table. */
  me: number | null;
  /** How many entries of the log are shown. */
  n: number;
  /** Whether that seat has done something yet. */
  acted: boolean;
  view: AnyView;
  /** All that has been shown to happen. */
  happened: Happened[];
  over: boolean;
}

export class Firsts {
  open = $state.raw<FirstTold | null>(null);
  /** What is still to be explained; null until it is known. */
  #left = $state.raw<FirstTold[] | null>(null);
  #waiting: FirstTold[] = [];
  /** Of what happened before one came nothing is explained, but for what came before one's first
   * action. */
  #since: number | null = null;
  #game = "";

  constructor(shown: () => Shown) {
    $effect(() => {
      const { game, me } = shown();
      const wanted = settings.explained && me !== null;
      untrack(() => (wanted ? void this.#load(game) : this.#stop()));
    });
    $effect(() => {
      const now = shown();
      if (this.#left) untrack(() => this.#look(now));
    });
  }

  close(): void {
    this.open = this.#waiting.shift() ?? null;
    this.#note(this.open);
  }

  async #load(game: string): Promise<void> {
    if (this.#game === game) return;
    this.#game = game;
    const asked = Promise.all([
      ask("GET /api/games/{game}/firsts", { game }),
      ask("GET /api/me/progress/{kind}", { kind: TOLD }),
    ]);
    const told = await asked.catch(() => null); // without it nothing is explained
    if (!told || this.#game !== game) return;
    const [{ firsts }, { notes }] = told;
    this.#left = firsts.filter(({ name }) => !(itemOf(game, name) in notes));
  }

  #stop(): void {
    [this.open, this.#left, this.#waiting] = [null, null, []];
    [this.#since, this.#game] = [null, ""];
  }

  #look({ me, n, acted, view, happened, over }: Shown): void {
    const since = this.#since ?? (acted ? n : 0);
    this.#since = n;
    if (me === null || !this.#left?.length) return;
    const seen = { view, me, over, happened: happened.filter((one) => one.n >= since) };
    const found = this.#left.filter((first) => comesUp(first, seen));
    if (!found.length) return;
    this.#left = this.#left.filter((first) => !found.includes(first));
    this.#waiting.push(...found);
    if (this.open === null) this.close();
  }

  /** It is kept as soon as it is shown: nobody is told twice, whatever becomes of this page. */
  #note(first: FirstTold | null): void {
    if (!first) return;
    const notes = { [itemOf(this.#game, first.name)]: "seen" };
    ask("PUT /api/me/progress/{kind}", { kind: TOLD }, { notes }).catch(() => null);
  }
}

function itemOf(game: string, name: string): string {
  return `${game}.${name}`;
}
