/** What somebody is about to do on a board: what they point at, what they have pressed and waits.

A game says what may be done on a cell; what a press means is the same on every board: a mouse plays
at once, what is only touched waits for a second touch, and what may not be done asks why. */
import { untrack } from "svelte";
import type { AnyView, BoardProps, Choice } from "../games/contract";

export type Given<View extends AnyView> = Required<
  Pick<BoardProps<View>, "view" | "me" | "legal" | "play" | "ask" | "dismiss">
>;

export abstract class BoardChoosing<View extends AnyView, Choices> {
  /** A cell that was pressed, and waits to be played. */
  picked = $state<string | null>(null);
  /** What the mouse points at, on the board or in the panel. */
  hovered = $state<string | null>(null);
  /** The cell that is reached by keyboard. */
  walked = $state<string | null>(null);
  /** The cell that was reached last, in whatever way. */
  reached = $state<string | null>(null);

  protected readonly given: () => Given<View>;
  #sorted: (legal: Choice[]) => Choices;
  #seen = { n: -1, me: null as number | null };
  /** What is still to be played after what was pressed, and when that was. */
  #plan: string[] = [];
  #pressed = -1;

  constructor(given: () => Given<View>, sorted: (legal: Choice[]) => Choices) {
    this.given = given;
    this.#sorted = sorted;
    $effect(() => {
      const { view, me, legal } = given();
      void [view, me, legal];
      untrack(() => this.afterStep());
    });
  }

  readonly choices = $derived.by(() => this.#sorted(this.given().legal));
  readonly active = $derived.by(() => this.given().legal.length > 0);
  /** The cell that is looked at more closely. */
  readonly pointed = $derived.by(() => this.hovered ?? this.walked ?? this.picked);

  /** The cell to which Tab leads. */
  abstract readonly current: string;

  /** Whether pressing this cell does something now. */
  abstract possible(cell: string): boolean;

  /** What pressing this cell plays; null for nothing. */
  abstract action(cell: string): string | null;

  /** The first that is among some cells: of what is pointed at, walked to and picked. */
  pointedAmong(cells: { has: (cell: string) => boolean }): string | null {
    const pointed = [this.hovered, this.walked, this.picked];
    return pointed.find((cell) => cell !== null && cells.has(cell)) ?? null;
  }

  /** A cell was pressed, or touched. */
  press(cell: string, touched: boolean): void {
    if (!this.active) return this.lookAt(cell, touched);
    if (this.takesUp(cell)) return;
    const action = this.action(cell);
    if (action === null) this.refuse(cell);
    else if (this.picked !== cell && (touched || this.waits(cell))) this.pick(cell);
    else this.pressAgain(cell, action);
  }

  /** Several actions make one decision: each is played as soon as it may be; if one is refused, no
  other is. */
  playAll([first, ...rest]: string[]): void {
    const { view, play } = this.given();
    this.#plan = rest;
    this.#pressed = view.n;
    play(first!, () => {
      if (this.#plan === rest) this.#plan = [];
    });
  }

  /** A plan ends where its next action may not be done, or it is another's turn. */
  #goOn(): void {
    const { view, me, legal } = this.given();
    if (view.actor !== me) this.#plan = [];
    if (!this.#plan.length || !legal.length || view.n === this.#pressed) return;
    if (legal.some(({ action }) => action === this.#plan[0])) this.playAll(this.#plan);
    else this.#plan = [];
  }

  /** A cell was pressed by keyboard. */
  confirm(cell: string): void {
    this.press(cell, false);
  }

  /** Let go of what was pressed; whether there was anything. */
  release(): boolean {
    const held = this.held.some((cell) => cell !== null);
    this.letGo();
    if (held) this.given().dismiss();
    return held;
  }

  /** What was pressed and waits, null where nothing does. */
  get held(): (string | null)[] {
    return [this.picked];
  }

  /** After a step nothing is held any more; a plan goes on. */
  protected afterStep(): void {
    this.#goOn();
    const { view, me } = this.given();
    if (view.n === this.#seen.n && me === this.#seen.me) return;
    this.#seen = { n: view.n, me };
    this.forget();
  }

  protected letGo(): void {
    this.picked = null;
  }

  protected forget(): void {
    this.letGo();
  }

  protected pick(cell: string): void {
    this.picked = cell;
    this.given().dismiss();
  }

  /** A cell was pressed while nothing may be done. */
  protected lookAt(cell: string, touched: boolean): void {
    this.picked = touched ? cell : null;
  }

  /** Whether a press means something else than to play; then it is done. */
  protected takesUp(_cell: string): boolean {
    return false;
  }

  /** Whether a press with the mouse only picks the cell at first. */
  protected waits(_cell: string): boolean {
    return false;
  }

  /** A cell was pressed that need not wait any more. */
  protected pressAgain(_cell: string, action: string): void {
    this.playAll([action]);
  }

  /** Ask why not, in the words of the phase. */
  protected abstract refuse(cell: string): void;
}
