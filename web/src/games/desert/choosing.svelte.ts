/** What somebody is about to do: the herd and the space they have chosen, and what that would bring. */
import type { BoardProps, Choice } from "../contract";
import { choicesOf, gainOf, herdsFor, type Gain } from "./choices";
import type { Cell, Colour, View } from "./view";

export type Given = Required<
  Pick<BoardProps<View>, "view" | "me" | "legal" | "play" | "ask" | "dismiss">
>;

export interface Preview {
  cell: string;
  action: string;
  gain: Gain;
}

const NOWHERE = new Map<string, Choice>();
const VERBS: Partial<Record<string, string>> = { leaders: "leader", camels: "camel" };

export class Choosing {
  herd = $state<Colour | null>(null);
  /** A space that was tapped, and waits to be played. */
  picked = $state<string | null>(null);
  /** A space that more than one herd could take, before a herd is chosen. */
  shared = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** The space that is reached by keyboard. */
  walked = $state<string | null>(null);

  #given: () => Given;
  #seen = { n: -1, me: null as number | null };

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly cells = $derived.by(
    () => new Map<string, Cell>(this.#given().view.cells.map((cell) => [cell.name, cell])),
  );
  readonly choices = $derived.by(() => choicesOf(this.#given().legal));
  readonly active = $derived.by(() => this.#given().legal.length > 0);
  /** Where the chosen herd may go. */
  readonly spaces = $derived.by(() =>
    this.herd === null ? NOWHERE : (this.choices.spaces.get(this.herd) ?? NOWHERE),
  );
  readonly preview = $derived.by(() => this.#preview());

  /** The herds that have something to do now. */
  possible(colour: Colour): boolean {
    return this.choices.spaces.has(colour) || this.choices.aside.has(colour);
  }

  /** What the chosen herd would bring on a space. */
  gain(cell: string): Gain | null {
    const choice = this.spaces.get(cell);
    return choice ? gainOf(choice, this.#given().me ?? -1, this.cells) : null;
  }

  /** A herd was pressed. A leader that may not be set aside is not chosen; the answer says why. */
  choose(colour: Colour): void {
    const { view, ask, dismiss } = this.#given();
    if (!this.active) return;
    if (view.phase === "aside" && !this.choices.aside.has(colour)) {
      this.herd = null;
      return ask(`aside ${colour}`);
    }
    dismiss();
    const spot = this.shared ?? this.picked;
    this.herd = this.herd === colour ? null : colour;
    this.shared = null;
    this.picked = spot !== null && this.spaces.has(spot) ? spot : null;
  }

  /** A space was pressed. What is only touched waits for a second touch. */
  press(cell: string, touched: boolean): void {
    const { view, play, ask, dismiss } = this.#given();
    const verb = VERBS[view.phase];
    if (!this.active || verb === undefined || this.choices.skip) return;
    this.shared = null;
    if (this.herd === null) return this.#takeUp(cell);
    const choice = this.spaces.get(cell);
    if (choice && touched && this.picked !== cell) {
      this.picked = cell;
      dismiss();
    } else if (choice) play(choice.action);
    else {
      this.picked = null;
      ask(`${verb} ${this.herd} ${cell}`);
    }
  }

  /** Let go: of the space first, then of the herd. Whether there was anything to let go of. */
  release(): boolean {
    const space = this.picked !== null || this.shared !== null;
    const herd = this.herd !== null;
    if (space) this.picked = this.shared = null;
    else this.herd = null;
    this.#given().dismiss();
    return space || herd;
  }

  /** After a step: keep the herd if it still has something to do. */
  settle(): void {
    const { view, me } = this.#given();
    if (view.n !== this.#seen.n) this.picked = this.shared = null;
    const gone = this.active && this.herd !== null && !this.possible(this.herd);
    const another = me !== this.#seen.me;
    if (another || (gone && view.n !== this.#seen.n)) this.herd = null;
    if (this.active || another) this.#seen = { n: view.n, me };
  }

  #takeUp(cell: string): void {
    const herds = herdsFor(this.choices, cell);
    if (herds.length) this.#given().dismiss();
    if (herds.length > 1) this.shared = cell;
    else if (herds.length === 1) {
      this.herd = herds[0]!;
      this.picked = cell;
    }
  }

  #preview(): Preview | null {
    for (const cell of [this.hovered, this.walked, this.picked]) {
      const choice = cell === null ? undefined : this.spaces.get(cell);
      const gain = cell === null ? null : this.gain(cell);
      if (cell !== null && choice && gain) return { cell, action: choice.action, gain };
    }
    return null;
  }
}
