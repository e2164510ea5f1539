/** What somebody is about to do on the plan: what is pointed at, what waits, how the tile is turned. */
import { around } from "../../board/around";
import { BoardChoosing, type Given } from "../../board/choosing.svelte";
import { choicesOf, type Choices } from "./choices";
import type { Side, View } from "./view";

/** Where one begins who has no caravan. */
const MIDDLE = "f6";

export class Choosing extends BoardChoosing<View, Choices> {
  /** The explorer that is pointed at in the panel, by height. */
  height = $state<number | null>(null);
  /** The oasis part of the tile just laid that is pointed at, or was pressed, by its first side. */
  part = $state<Side | null>(null);
  /** The quarters by which the tile in hand is turned, as far as it fits so. */
  #rotation = $state(0);

  constructor(given: () => Given<View>) {
    super(given, choicesOf);
  }

  /** The explorer to be placed: the one pointed at, or the only one at home. */
  readonly explorer = $derived.by(() => {
    const every = [...this.choices.explorer.values()].flatMap((sides) => [...sides.keys()]);
    const heights = [...new Set(every)];
    if (this.height !== null && heights.includes(this.height)) return this.height;
    return heights.length === 1 ? heights[0]! : null;
  });
  /** The parts of the tile just laid that may be chosen: for the explorer, or to be scored first. */
  readonly parts = $derived.by((): Side[] => [
    ...this.choices.explorer.keys(),
    ...this.choices.score.keys(),
  ]);
  readonly current = $derived.by(() => this.reached ?? this.#caravan ?? MIDDLE);

  possible(cell: string): boolean {
    const { move, lay, stay } = this.choices;
    if (move.has(cell) || lay.has(cell)) return true;
    if (stay && this.#caravan === cell) return true;
    const split = this.parts.length > 0 && this.given().view.laid === cell;
    return split || this.recallable(cell) !== null;
  }

  /** The explorer on this cell that may be taken back, by height. */
  recallable(cell: string): number | null {
    const { view, me } = this.given();
    if (me === null || !this.choices.recall.size) return null;
    const own = view.players[me]!.explorers.find(({ at }) => at?.[0] === cell);
    return own && this.choices.recall.has(own.height) ? own.height : null;
  }

  /** How the tile in hand would lie on a cell: the chosen rotation, or the first that fits. */
  rotation(cell: string): number | null {
    const fitting = this.#fitting(cell);
    return fitting.includes(this.#rotation) ? this.#rotation : (fitting[0] ?? null);
  }

  /** Turn the tile: on a cell to the next rotation that fits there, else by a quarter.

  On the tile just laid it goes on to the next part. */
  turn(cell: string | null, step = 1): void {
    this.given().dismiss();
    if (cell !== null && this.#split(cell)) return this.#nextPart(cell, step);
    const fitting = cell === null ? [] : this.#fitting(cell);
    if (!fitting.length) this.#rotation = (this.#rotation + step + 4) % 4;
    else {
      const at = fitting.indexOf(this.rotation(cell!)!);
      this.#rotation = around(fitting, at, step);
    }
  }

  /** The quarters by which the tile is shown in the hand. */
  get turned(): number {
    return this.#rotation;
  }

  /** A part of the tile just laid was pressed; who goes there may still have to be said. */
  pressPart(side: Side, touched: boolean): void {
    const { view, play, dismiss } = this.given();
    const cell = view.laid!;
    const waits = touched && !(this.picked === cell && this.part === side);
    this.part = side;
    dismiss();
    const action = this.action(cell);
    if (waits || action === null) this.picked = cell;
    else play(action);
  }

  /** Play what is picked, or what is pointed at by keyboard. */
  override confirm(cell: string): void {
    const action = this.action(cell);
    if (action === null && this.#split(cell)) this.turn(cell);
    else if (action === null) this.press(cell, false);
    else if (this.picked === cell || !this.waits(cell)) this.given().play(action);
    else this.pick(cell);
  }

  /** What pressing this cell plays; null for nothing, or where a part has to be named. */
  action(cell: string): string | null {
    const { move, lay, stay, recall } = this.choices;
    const rotation = this.rotation(cell);
    if (rotation !== null) return lay.get(cell)!.get(rotation)!.action;
    if (stay && this.#caravan === cell) return stay.action;
    if (this.given().view.laid === cell && this.parts.length) return this.#partAction();
    const back = this.recallable(cell);
    return (back === null ? move.get(cell) : recall.get(back))?.action ?? null;
  }

  /** What putting the explorer on this part of the tile plays. */
  explore(side: Side): string | null {
    return this.choices.explorer.get(side)?.get(this.explorer ?? 0)?.action ?? null;
  }

  protected override letGo(): void {
    this.picked = this.part = null;
  }

  protected override forget(): void {
    super.forget();
    this.height = null;
    if (this.given().view.phase !== "laying") this.#rotation = 0;
  }

  /** Where the tile can be turned, or an explorer would leave. */
  protected override waits(cell: string): boolean {
    return this.#fitting(cell).length > 1 || this.recallable(cell) !== null;
  }

  /** A tile that fits in several ways is turned by every further press. */
  protected override pressAgain(cell: string, action: string): void {
    if (this.#fitting(cell).length > 1) this.turn(cell);
    else super.pressAgain(cell, action);
  }

  protected refuse(cell: string): void {
    const { view, ask, dismiss } = this.given();
    this.picked = cell;
    if (view.phase === "moving") ask(`move ${cell}`);
    else if (view.phase === "laying") ask(`lay ${cell} ${this.#rotation}`);
    else dismiss();
  }

  /** Where one's own caravan stands. */
  get #caravan(): string | null {
    const { view, me } = this.given();
    return me === null ? null : view.players[me]!.caravan;
  }

  #fitting(cell: string): number[] {
    return [...(this.choices.lay.get(cell)?.keys() ?? [])];
  }

  /** Whether a part has to be chosen on this cell. */
  #split(cell: string): boolean {
    return this.parts.length > 1 && this.given().view.laid === cell;
  }

  #partAction(): string | null {
    const side = this.parts.length === 1 ? this.parts[0]! : this.part;
    if (side === null) return null;
    return this.choices.score.get(side)?.action ?? this.explore(side);
  }

  #nextPart(cell: string, step: number): void {
    const at = this.part === null ? (step < 0 ? 0 : -1) : this.parts.indexOf(this.part);
    this.part = around(this.parts, at, step);
    this.picked = cell;
  }
}
