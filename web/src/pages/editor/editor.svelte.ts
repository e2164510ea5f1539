/** A position that is set by hand or written, looked over as it changes; and a game that goes on from it. */
import type { AnyView } from "../../games/contract";
import { ask, troubleOf } from "../../store/ask";
import type { CheckedTold, FaultTold, OfferTold, PlaceTold, Trouble } from "../../wire/types";
import { WhatIf } from "../whatif/whatif.svelte";
import { written } from "../whatif/steps";
import type { Draft } from "./kept";
import { placesAt } from "./offers";

/** Milliseconds after the last key before the text is looked over. */
const PAUSE = 500;

/** `set`: what is pressed on the board is set. `play`: moves are entered. */
export type Mode = "set" | "play";

export class Editor {
  readonly game: string;
  text = $state("");
  mode = $state<Mode>("set");
  /** What is wrong, line by line; 0 is no line of its own. */
  faults = $state.raw<FaultTold[]>([]);
  /** What the text is, when nothing is wrong with it. */
  checked = $state.raw<CheckedTold | null>(null);
  /** How it looks, and what can be set there: also when something is wrong. */
  view = $state.raw<AnyView | null>(null);
  places = $state.raw<PlaceTold[]>([]);
  palettes = $state.raw<Record<string, OfferTold[]>>({});
  /** The cell that was pressed, while one chooses what is to be there. */
  cell = $state<string | null>(null);
  /** What every cell that is pressed is set to. */
  brush = $state.raw<OfferTold | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  /** What is drawn is told, as it was at the real table, and not drawn here. */
  waits = $state(true);
  /** Moves as they are made at the real table. */
  readonly play: WhatIf;
  /** What was here before something else was begun, to be brought back. */
  gone = $state.raw<Draft | null>(null);
  sound = $derived(this.checked !== null && !this.faults.length && !this.busy);
  /** What one goes on from: while moves are entered, what they led to. */
  position = $derived((this.mode === "play" && this.#played) || (this.checked?.text ?? ""));
  /** All that is to be kept; null until what is here has been looked over. */
  draft = $derived.by((): Draft | null => {
    if (!this.#whole) return null;
    const { entries, drawn, at } = this.play;
    const moves = this.mode === "play" ? entries.map(({ action }) => action) : [];
    const done = moves.length ? { drawn, at } : { drawn: [], at: 0 };
    return { text: this.text, mode: this.mode, waits: this.waits, actions: moves, ...done };
  });
  /** What was kept is not kept anew before it is back. */
  #whole = $state(false);
  /** The game that was entered so far, as a record; null before its first move. */
  record = $derived.by(() => {
    const { entries, at } = this.play;
    if (this.mode !== "play" || !at || !this.checked?.text) return null;
    const head = this.checked.text.replace(/^serai position/, "serai record").trimEnd();
    return [head, "moves:", ...written(entries.slice(0, at)), ""].join("\n");
  });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Only the last that was asked for counts. */
  #asked = 0;
  /** One thing is set after the other. */
  #setting: Promise<void> = Promise.resolve();

  constructor(game: string) {
    this.game = game;
    this.play = new WhatIf((wanted) => {
      const text = this.checked?.text ?? "";
      return ask("POST /api/branch", {}, { ...wanted, text, waits: this.waits });
    });
  }

  get #played(): string {
    return this.play.told?.position ?? "";
  }

  /** Begin with an empty table, or with one that has been dealt. */
  async begin(seats: number, dealt: boolean): Promise<void> {
    const before = this.draft;
    this.brush = null;
    const asked = { game: this.game, seats, dealt };
    const told = await this.#take(() => ask("POST /api/positions/new", {}, asked));
    if (!told) return;
    this.text = told.text ?? this.text;
    this.gone = before;
  }

  /** As it was left: the position, and every move that was entered from it. */
  async resume({ text, mode, actions, drawn, at, waits }: Draft): Promise<void> {
    const before = this.gone ? this.draft : null;
    this.#whole = false;
    Object.assign(this, { text, waits, mode: "set", brush: null });
    const told = await this.#take(() => ask("POST /api/positions", {}, { text }), true);
    if (!told) return;
    if (mode === "play" && !told.faults.length) {
      this.mode = "play";
      if (!(await this.play.recall(actions, drawn, at))) return;
    }
    this.gone = before;
    this.#whole = true;
  }

  /** It has been changed: as soon as that has an end it is looked over. */
  write(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), PAUSE);
  }

  async look(): Promise<void> {
    await this.#take(() => ask("POST /api/positions", {}, { text: this.text }));
  }

  /** What a thing looks like that can be set here, by its name. */
  lookOf(name: string): OfferTold | null {
    const offers = Object.values(this.palettes).flat();
    return offers.find((one) => one.value === name && one.look !== null) ?? null;
  }

  /** A cell was pressed: it gets what the others got, or one chooses. */
  pick(cell: string): void {
    const place = this.places.find((one) => one.cell === cell);
    const value = this.brush?.value;
    const offered = place && this.palettes[place.palette]?.some((one) => one.value === value);
    if (offered && value !== undefined) void this.set(place.name, value);
    else if (placesAt(this.places, this.palettes, cell).length) this.cell = cell;
  }

  set(place: string, value: string): Promise<void> {
    this.#setting = this.#setting.then(async () => {
      const before = this.text;
      const set = await this.#take(() =>
        ask("POST /api/positions/edit", {}, { text: before, place, value }),
      );
      if (set?.text && this.text === before) this.text = set.text;
    });
    return this.#setting;
  }

  /** From setting to entering moves, and back. */
  async turnTo(mode: Mode): Promise<void> {
    if (mode === "set" && this.play.at) await this.keepPlayed();
    this.mode = mode;
    this.brush = null;
    if (mode === "play") await this.play.begin("own", 0);
  }

  /** Whether what is drawn is told, from here on. */
  async wait(waits: boolean): Promise<void> {
    this.waits = waits;
    await this.play.again();
  }

  /** What has been played becomes the position. */
  async keepPlayed(): Promise<void> {
    if (!this.#played) return;
    this.text = this.#played;
    await this.look();
  }

  dismiss(): void {
    this.trouble = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.play.close();
  }

  /** Looked over; `again` says that it has been here before, and is not whole yet. */
  async #take(question: () => Promise<CheckedTold>, again = false): Promise<CheckedTold | null> {
    const asked = ++this.#asked;
    this.busy = true;
    this.trouble = null;
    try {
      const told = await question();
      if (asked !== this.#asked) return null;
      this.#show(told);
      this.#whole = !again;
      if (!told.faults.length && this.mode === "play") await this.play.begin("own", 0);
      return told;
    } catch (error) {
      if (asked === this.#asked) this.trouble = troubleOf(error);
      return null;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  #show(told: CheckedTold): void {
    this.faults = told.faults;
    this.view = (told.view as AnyView | null) ?? this.view;
    this.places = told.places;
    this.palettes = told.palettes;
    if (told.faults.length) return;
    this.checked = told;
    if (!told.places.length) this.mode = "play"; // a game that is only written
  }
}
