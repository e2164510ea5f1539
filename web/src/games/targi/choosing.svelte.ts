/** What somebody is about to do: what is pointed at, what was touched and waits, where a marker comes from. */
import { BoardChoosing, type Given } from "../../board/choosing.svelte";
import { choicesOf, type Choices } from "./choices";
import { isInner } from "./square/chart";
import type { View } from "./view";

export class Choosing extends BoardChoosing<View, Choices> {
  /** Fata Morgana: the marker that is to be moved. */
  #from = $state<string | null>(null);

  constructor(given: () => Given<View>) {
    super(given, choicesOf);
  }

  /** The marker to be moved: the chosen one, or the only one. */
  readonly from = $derived.by(() => {
    const markers = [...this.choices.move.keys()];
    return markers.length === 1 ? markers[0]! : markers.includes(this.#from!) ? this.#from : null;
  });
  readonly current = $derived.by(() => this.reached ?? "1");

  possible(cell: string): boolean {
    const { place, use, skip, move } = this.choices;
    if (place.has(cell) || use.has(cell) || skip.has(cell)) return true;
    return this.from === null ? move.has(cell) : this.#target(cell) || this.#another(cell);
  }

  action(cell: string): string | null {
    const { place, use, skip, move } = this.choices;
    const choice =
      place.get(cell) ?? use.get(cell) ?? skip.get(cell) ?? move.get(this.from ?? "")?.get(cell);
    return choice?.action ?? null;
  }

  override get held(): (string | null)[] {
    return [this.picked, this.#from];
  }

  protected override letGo(): void {
    this.picked = this.#from = null;
  }

  /** Fata Morgana: another marker is taken up. */
  protected override takesUp(cell: string): boolean {
    if (this.given().view.phase !== "moving" || this.#target(cell)) return false;
    if (!this.choices.move.has(cell)) return false;
    this.#from = cell;
    this.given().dismiss();
    return true;
  }

  /** Nobody skips by a single press. */
  protected override waits(cell: string): boolean {
    return !!this.action(cell)?.startsWith("skip");
  }

  /** An inner card is only looked at while Targis are placed. */
  protected refuse(cell: string): void {
    const { view, ask, dismiss } = this.given();
    this.picked = cell;
    if (view.phase === "placing" && !isInner(cell)) ask(`place ${cell}`);
    else if (view.phase === "acting") ask(`use ${cell}`);
    else if (view.phase === "moving" && isInner(cell) && this.from !== null && cell !== this.from)
      ask(`move ${this.from} ${cell}`);
    else dismiss();
  }

  #target(cell: string): boolean {
    return this.from !== null && !!this.choices.move.get(this.from)?.has(cell);
  }

  #another(cell: string): boolean {
    return this.choices.move.size > 1 && this.choices.move.has(cell);
  }
}
