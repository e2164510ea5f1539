/** The last scoring as it is told, step after step: what has been counted by now, and what is to come. */
import type { AnyView, GameUi, SourcePoints } from "../../games/contract";
import { counted, countedBySource } from "../../parts/counted";
import { lastScoring } from "../../parts/steps";
import { settings } from "../../store/settings.svelte";
import type { Happened } from "../../wire/types";

const STEP = 1100;

interface Given {
  over: boolean;
  events: Happened[];
  ui: GameUi;
}

export class Scoring {
  #given: () => Given;
  #step = $state(0);

  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => this.#play());
  }

  /** None before the game is over. */
  readonly steps = $derived.by((): Happened[] => {
    const { over, events, ui } = this.#given();
    return over ? lastScoring(events, ui.scoringKinds) : [];
  });

  /** How many steps have been told; without motion all of them at once. */
  get step(): number {
    return settings.moving ? Math.min(this.#step, this.steps.length) : this.steps.length;
  }

  get done(): boolean {
    return this.step === this.steps.length;
  }

  /** What has not been told yet. */
  readonly toCome = $derived.by(() => this.steps.slice(this.step));

  /** Everything that has happened, as far as it has been told. */
  readonly events = $derived.by(() => {
    const toCome = new Set(this.toCome);
    return this.#given().events.filter((event) => !toCome.has(event));
  });

  skip(): void {
    this.#step = this.steps.length;
  }

  /** A seat's points in all, as far as they have been counted; null where one may not know. */
  total(view: AnyView, seat: number): number | null {
    return counted(this.#given().ui, view, seat, this.toCome);
  }

  /** A seat's points by source, as far as they have been counted. */
  points(view: AnyView, seat: number): SourcePoints[] {
    return countedBySource(this.#given().ui, view, seat, this.toCome);
  }

  /** One step after the other; a last turn that is taken back is scored anew when it is played. */
  #play(): (() => void) | undefined {
    if (!this.#given().over) this.#step = 0;
    if (this.done) return undefined;
    const next = this.step + 1;
    const timer = setTimeout(() => (this.#step = next), STEP);
    return () => clearTimeout(timer);
  }
}
