/** What somebody is about to do: what is pointed at, what was touched and waits, where a marker comes from. */
import type { BoardProps } from "../contract";
import { choicesOf } from "./choices";
import type { View } from "./view";

export type Given = Required<
  Pick<BoardProps<View>, "view" | "me" | "legal" | "play" | "ask" | "dismiss">
>;

export class Choosing {
  /** A card that was touched, and waits to be played. */
  picked = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** The card that is reached by keyboard. */
  walked = $state<string | null>(null);
  /** Fata Morgana: the marker that is to be moved. */
  #from = $state<string | null>(null);

  #given: () => Given;
  #seen = { n: -1, me: null as number | null };

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly choices = $derived.by(() => choicesOf(this.#given().legal));
  readonly active = $derived.by(() => this.#given().legal.length > 0);
  /** The card that is looked at more closely. */
  readonly pointed = $derived.by(() => this.hovered ?? this.walked ?? this.picked);
  /** The marker to be moved: the chosen one, or the only one. */
  readonly from = $derived.by(() => {
    const markers = [...this.choices.move.keys()];
    return markers.length === 1 ? markers[0]! : markers.includes(this.#from!) ? this.#from : null;
  });

  /** Whether pressing this card does something now. */
  possible(cell: string): boolean {
    const { place, use, skip, move } = this.choices;
    if (place.has(cell) || use.has(cell) || skip.has(cell)) return true;
    return this.from === null ? move.has(cell) : this.#target(cell) || this.#another(cell);
  }

  /** A card of the square was pressed. What is only touched waits for a second touch. */
  press(cell: string, touched: boolean): void {
    const { view, play, dismiss } = this.#given();
    if (!this.active) {
      this.picked = touched ? cell : null; // to be looked at
      return;
    }
    if (view.phase === "moving" && !this.#target(cell)) {
      if (!this.choices.move.has(cell)) return this.#refuse(cell);
      this.#from = cell;
      dismiss();
      return;
    }
    const action = this.action(cell);
    if (action === null) this.#refuse(cell);
    else if (this.picked !== cell && (touched || action.startsWith("skip"))) {
      this.picked = cell;
      dismiss();
    } else play(action);
  }

  /** What pressing this card plays; null for nothing. */
  action(cell: string): string | null {
    const { place, use, skip, move } = this.choices;
    const choice =
      place.get(cell) ?? use.get(cell) ?? skip.get(cell) ?? move.get(this.from ?? "")?.get(cell);
    return choice?.action ?? null;
  }

  /** Let go of what was touched; whether there was anything. */
  release(): boolean {
    const held = this.picked !== null || this.#from !== null;
    this.picked = this.#from = null;
    if (held) this.#given().dismiss();
    return held;
  }

  /** After a step nothing is held any more. */
  settle(): void {
    const { view, me } = this.#given();
    if (view.n === this.#seen.n && me === this.#seen.me) return;
    this.picked = this.#from = null;
    this.#seen = { n: view.n, me };
  }

  #target(cell: string): boolean {
    return this.from !== null && !!this.choices.move.get(this.from)?.has(cell);
  }

  #another(cell: string): boolean {
    return this.choices.move.size > 1 && this.choices.move.has(cell);
  }

  /** Ask why not, in the words of the phase; an inner card is only looked at while Targis are placed. */
  #refuse(cell: string): void {
    const { view, ask, dismiss } = this.#given();
    const inner = Number.isNaN(Number(cell));
    this.picked = cell;
    if (view.phase === "placing" && !inner) ask(`place ${cell}`);
    else if (view.phase === "acting") ask(`use ${cell}`);
    else if (view.phase === "moving" && inner && this.from !== null && cell !== this.from)
      ask(`move ${this.from} ${cell}`);
    else dismiss();
  }
}
