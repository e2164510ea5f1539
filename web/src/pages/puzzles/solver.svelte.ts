/** Puzzles: which one is before somebody, what was answered, and how play goes on from there.

The server judges every answer and keeps the rating; here it is only shown. */
import type { AnyView } from "../../games/contract";
import { ask, Refused, troubleOf } from "../../store/ask";
import { router } from "../../store/router.svelte";
import type {
  Happened,
  PuzzlesTold,
  PuzzleTold,
  ReasonTold,
  RunTold,
  Trouble,
} from "../../wire/types";

/** In a run, so that one sees what came of an answer before the next puzzle. */
const PAUSE = 900;
const TICK = 250;

export class Solver {
  overview = $state.raw<PuzzlesTold | null>(null);
  told = $state.raw<PuzzleTold | null>(null);
  /** Which theme the next one is looked for in; none for any. */
  theme = $state("");
  /** The step that is shown of how play goes on; none before an answer. */
  at = $state(-1);
  busy = $state(false);
  /** The solution was asked for. */
  shown = $state(false);
  run = $state.raw<RunTold | null>(null);
  /** Milliseconds that are left of the run. */
  left = $state(0);
  trouble = $state.raw<Trouble | null>(null);
  /** Why what was asked for last cannot be done. */
  whyNot = $state.raw<ReasonTold[] | null>(null);

  open = $derived(this.told?.state === "open");
  running = $derived(this.run !== null && this.left > 0);
  /** The time of the run is up. */
  over = $derived(this.run !== null && this.left === 0);
  #step = $derived(this.told?.follows[this.at]);
  view = $derived((this.#step?.view ?? this.told?.view ?? null) as AnyView | null);
  fresh = $derived<Happened[]>((this.#step?.events ?? []).map((event) => ({ ...event, n: 0 })));
  #clock = 0;
  #asked = 0;

  constructor(readonly game: string) {}

  /** What may be done now. */
  get legal(): PuzzleTold["legal"] {
    return this.busy || this.over || !this.open ? [] : (this.told?.legal ?? []);
  }

  async load(): Promise<void> {
    try {
      this.overview = await this.#overview();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** The one of that name, as it is set. */
  async set(name: string): Promise<void> {
    this.shown = false;
    await this.#ask(() =>
      ask("GET /api/puzzles/{game}/{puzzle}", { game: this.game, puzzle: name }),
    );
  }

  /** Back to all of them. */
  leave(): void {
    router.go(`/puzzles/${this.game}`);
    void this.list();
  }

  /** All of them, as they stand now. */
  async list(): Promise<void> {
    this.end();
    this.told = null;
    await this.load();
  }

  /** Nothing is waited for any more. */
  end(): void {
    this.#asked++;
    clearInterval(this.#clock);
    this.run = null;
    this.left = 0;
  }

  async play(action: string, refused?: () => void): Promise<void> {
    const told = await this.#answer({ action, show: false, run: this.running });
    if (!told) return refused?.();
    if (told.run && this.run) await this.#goOn(told.run);
  }

  async show(): Promise<void> {
    this.shown = true;
    await this.#answer({ action: null, show: true, run: false });
  }

  again(): Promise<void> {
    return this.set(this.told!.puzzle);
  }

  /** To the one that comes next for me. */
  async next(theme = this.theme): Promise<void> {
    this.theme = theme;
    try {
      const { next } = await this.#overview();
      const name = next.find((one) => one !== this.told?.puzzle) ?? next[0];
      if (name) router.go(`/puzzles/${this.game}/${name}`);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  step(by: number): void {
    const last = (this.told?.follows.length ?? 0) - 1;
    this.at = Math.min(last, Math.max(0, this.at + by));
  }

  async askWhy(action: string): Promise<void> {
    if (this.legal.some((one) => one.action === action)) return;
    await this.#answer({ action, show: false, run: false });
  }

  dismiss(): void {
    this.whyNot = null;
    this.trouble = null;
  }

  // -- against the clock -------------------------------------------------------------------------

  async begin(): Promise<void> {
    try {
      this.run = await ask("POST /api/puzzles/{game}/runs", { game: this.game });
    } catch (error) {
      this.trouble = troubleOf(error);
      return;
    }
    const ahead = this.run.now - Date.now();
    const look = () => {
      this.left = Math.max(0, this.run!.ends - Date.now() - ahead);
      if (!this.left) clearInterval(this.#clock);
    };
    clearInterval(this.#clock);
    look();
    this.#clock = window.setInterval(look, TICK);
    await this.set(this.run.puzzles[0]!);
  }

  async #goOn(run: RunTold): Promise<void> {
    this.run = run;
    await new Promise((after) => setTimeout(after, PAUSE));
    const name = run.puzzles[run.place];
    if (this.running && name) await this.set(name);
    else {
      clearInterval(this.#clock);
      this.left = 0;
    }
  }

  // -- asking ------------------------------------------------------------------------------------

  #overview(): Promise<PuzzlesTold> {
    const theme = this.theme || null;
    return ask("GET /api/puzzles/{game}", { game: this.game, ...(theme ? { theme } : {}) });
  }

  #answer(wanted: {
    action: string | null;
    show: boolean;
    run: boolean;
  }): Promise<PuzzleTold | null> {
    const puzzle = this.told!.puzzle;
    return this.#ask(() =>
      ask("POST /api/puzzles/{game}/{puzzle}", { game: this.game, puzzle }, wanted),
    );
  }

  /** Null if it was refused, or if something else has been asked for meanwhile. */
  async #ask(asking: () => Promise<PuzzleTold>): Promise<PuzzleTold | null> {
    const asked = ++this.#asked;
    this.busy = true;
    this.dismiss();
    try {
      const told = await asking();
      if (asked !== this.#asked) return null;
      this.told = told;
      this.at = told.state === "open" ? -1 : 0;
      return told;
    } catch (error) {
      if (asked === this.#asked) this.#refused(error);
      return null;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  #refused(error: unknown): void {
    const reasons = error instanceof Refused ? error.trouble.reasons : undefined;
    if (reasons?.length) this.whyNot = reasons;
    else this.trouble = troubleOf(error);
  }
}
