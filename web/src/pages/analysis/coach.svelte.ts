/** What an analysis adds to a game that is looked at again: the move that was seen last, the ways from
mistake to mistake, and what was better. */
import { ask } from "../../store/ask";
import type {
  BeliefsTold,
  EventTold,
  GameAnalysisTold,
  MomentTold,
  VariationTold,
} from "../../wire/types";
import { lastScoring } from "../../parts/steps";
import type { Pressed } from "../replay/keys";
import type { Replay } from "../replay/replay.svelte";
import { levelsOf } from "../table/next";
import { actionIn, pathOf, placed, written } from "../whatif/steps";
import type { WhatIf } from "../whatif/whatif.svelte";
import type { Analysis } from "./analysis.svelte";
import { faultFrom, moveBefore } from "./chances";

interface Given {
  replay: Replay;
  analysis: Analysis | null;
  whatIf: WhatIf;
  go: (moment: number) => void;
}

type Way = (() => void) | null;

export class Coach {
  levels = $state.raw<string[]>([]);
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  get document(): GameAnalysisTold | null {
    return this.#given().analysis?.game ?? null;
  }

  /** The move that was seen last. While another way is gone, the one that it goes instead of. */
  get move(): MomentTold | null {
    const { replay, whatIf } = this.#given();
    const at = whatIf.open && whatIf.mode !== "own" ? whatIf.ply + 1 : replay.at;
    return this.document && moveBefore(this.document.moments, at);
  }

  get jumps(): { before: Way; next: Way } {
    return { before: this.#jump(-1), next: this.#jump(1) };
  }

  /** Play out what would have been better; null where nothing would. */
  get better(): Way {
    const verdict = this.move?.verdict;
    if (!verdict || verdict.best.action === verdict.played.action) return null;
    const { ply, seat } = this.move!;
    return () => void this.#given().whatIf.begin("line", ply, verdict.best.line, seat);
  }

  /** Look for a better move oneself. */
  get attempt(): Way {
    const { whatIf } = this.#given();
    const move = this.move;
    return move?.verdict && whatIf.canTry ? () => void whatIf.begin("try", move.ply) : null;
  }

  /** Whether branches can be kept here, and by this visitor. */
  get mayKeep(): boolean {
    return this.#given().analysis?.told?.may_share ?? false;
  }

  /** Whether a key meant something. */
  press(pressed: Pressed): boolean {
    const ways: Partial<Record<Pressed, Way>> = {
      "fault-next": this.jumps.next,
      "fault-before": this.jumps.before,
      better: this.better,
      try: this.attempt,
    };
    const way = this.document ? ways[pressed] : null;
    way?.();
    return !!way;
  }

  /** Another way, from the moment that is looked at. */
  begin(): void {
    const { replay, whatIf } = this.#given();
    void this.#learnLevels();
    void whatIf.begin("own", Math.min(replay.at, replay.entries.length));
  }

  /** A way that was kept. */
  open(variation: number): void {
    const { whatIf } = this.#given();
    const { ply, lines } = pathOf(this.#kept, variation);
    void this.#learnLevels();
    void whatIf.resume(ply, lines.map(actionIn), variation);
  }

  /** Keep the way that is looked at, up to its end. */
  async keep(): Promise<void> {
    const { whatIf } = this.#given();
    const { said, extends: same } = placed(this.#kept, whatIf.ply, written(whatIf.entries));
    const told: VariationTold = { name: "", note: "", within: null, ...said };
    const all = same === null ? [...this.#kept, told] : this.#kept.with(same, told);
    if (await this.keepAll(all)) whatIf.kept = same ?? all.length - 1;
  }

  async keepAll(variations: VariationTold[]): Promise<boolean> {
    const { analysis, whatIf } = this.#given();
    const kept = (await analysis?.keep(variations)) ?? false;
    if (kept && variations.length <= (whatIf.kept ?? -1)) whatIf.kept = null;
    return kept;
  }

  /** What an action instead of a move would have done; not what the end of the game then brings. */
  async foresee({ ply, seat }: MomentTold, action: string): Promise<EventTold[]> {
    const { replay } = this.#given();
    const told = await replay.source.branch!({ ply, actions: [action], seat });
    const drawn = told.entries.at(-1)!.seat < 0; // something that it may be, and may not
    if (drawn) return told.events.slice(0, 1);
    if (!told.over) return told.events;
    const last = told.events.map((event) => ({ ...event, n: 0 }));
    const scoring = lastScoring(last, replay.ui?.scoringKinds);
    const own = last.filter((event) => !scoring.includes(event));
    return own.length ? own : told.events.slice(0, 1);
  }

  /** What the mover of the last move could not see, before it. */
  beliefs(): Promise<BeliefsTold> {
    const { analysis } = this.#given();
    const { ply, seat } = this.move!;
    const at = { analysis: analysis!.name, ply, seat };
    return ask("GET /api/analyses/{analysis}/beliefs", at);
  }

  get #kept(): VariationTold[] {
    return this.#given().analysis?.told?.variations ?? [];
  }

  #jump(step: 1 | -1): Way {
    const { replay, go } = this.#given();
    const fault = this.document && faultFrom(this.document.moments, replay.at, step);
    return fault ? () => go(fault.ply + 1) : null;
  }

  async #learnLevels(): Promise<void> {
    if (this.levels.length) return;
    this.levels = await levelsOf(this.#given().replay.who!.game).catch(() => []);
  }
}
