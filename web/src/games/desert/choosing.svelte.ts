/** What somebody is about to do: the herd and the space they have chosen, and what that would bring. */
import { BoardChoosing, type Given } from "../../board/choosing.svelte";
import type { Choice } from "../contract";
import { choicesOf, gainOf, herdsFor, type Choices, type Gain } from "./choices";
import type { Cell, Colour, View } from "./view";

export interface Preview {
  cell: string;
  action: string;
  gain: Gain;
}

const NOWHERE = new Map<string, Choice>();
const VERBS: Partial<Record<string, string>> = { leaders: "leader", camels: "camel" };

export class Choosing extends BoardChoosing<View, Choices> {
  herd = $state<Colour | null>(null);
  /** A space that more than one herd could take, before a herd is chosen. */
  shared = $state<string | null>(null);

  /** When the herd was last looked at, and by whom. */
  #turn = { n: -1, me: null as number | null };

  constructor(given: () => Given<View>) {
    super(given, choicesOf);
  }

  readonly cells = $derived.by(
    () => new Map<string, Cell>(this.given().view.cells.map((cell) => [cell.name, cell])),
  );
  /** Where the chosen herd may go. */
  readonly spaces = $derived.by(() =>
    this.herd === null ? NOWHERE : (this.choices.spaces.get(this.herd) ?? NOWHERE),
  );
  readonly preview = $derived.by((): Preview | null => {
    const cell = this.pointedAmong(this.spaces);
    return cell === null ? null : { cell, action: this.action(cell)!, gain: this.gain(cell)! };
  });
  readonly current = $derived.by(() => {
    if (this.reached !== null && this.cells.has(this.reached)) return this.reached;
    return this.given().view.cells[0]?.name ?? "";
  });

  /** Whether a herd has something to do now. */
  playable(colour: Colour): boolean {
    return this.choices.spaces.has(colour) || this.choices.aside.has(colour);
  }

  /** Where the chosen herd may go, or any. */
  possible(cell: string): boolean {
    return this.herd === null ? herdsFor(this.choices, cell).length > 0 : this.spaces.has(cell);
  }

  action(cell: string): string | null {
    return this.spaces.get(cell)?.action ?? null;
  }

  /** What the chosen herd would bring on a space. */
  gain(cell: string): Gain | null {
    const choice = this.spaces.get(cell);
    return choice ? gainOf(choice, this.given().me ?? -1, this.cells) : null;
  }

  /** A herd was pressed. A leader that may not be set aside is not chosen; the answer says why. */
  choose(colour: Colour): void {
    const { view, ask, dismiss } = this.given();
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

  /** Let go: of the space first, then of the herd. Whether there was anything to let go of. */
  override release(): boolean {
    const space = this.picked !== null || this.shared !== null;
    const herd = this.herd !== null;
    if (space) this.letGo();
    else this.herd = null;
    this.given().dismiss();
    return space || herd;
  }

  /** Keep the herd if it still has something to do. */
  protected override afterStep(): void {
    super.afterStep();
    const { view, me } = this.given();
    const another = me !== this.#turn.me;
    const gone = this.active && this.herd !== null && !this.playable(this.herd);
    if (another || (gone && view.n !== this.#turn.n)) this.herd = null;
    if (this.active || another) this.#turn = { n: view.n, me };
  }

  protected override letGo(): void {
    this.picked = this.shared = null;
  }

  /** There is nothing more to see of a space while nothing may be done. */
  protected override lookAt(): void {}

  /** Without a herd a space takes up the one that could go there. */
  protected override takesUp(cell: string): boolean {
    if (VERBS[this.given().view.phase] === undefined || this.choices.skip) return true;
    this.shared = null;
    if (this.herd !== null) return false;
    const herds = herdsFor(this.choices, cell);
    if (herds.length) this.given().dismiss();
    if (herds.length > 1) this.shared = cell;
    else if (herds.length === 1) {
      this.herd = herds[0]!;
      this.picked = cell;
    }
    return true;
  }

  protected refuse(cell: string): void {
    const { view, ask } = this.given();
    this.picked = null;
    ask(`${VERBS[view.phase]} ${this.herd} ${cell}`);
  }
}
