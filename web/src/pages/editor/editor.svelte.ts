/** A position that is set by hand or written, looked over as it changes; and a game that goes on from it. */
import type { AnyView } from "../../games/contract";
import { ask, troubleOf } from "../../store/ask";
import type { CheckedTold, FaultTold, OfferTold, PlaceTold, Trouble } from "../../wire/types";
import { WhatIf } from "../whatif/whatif.svelte";
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
  sound = $derived(this.checked !== null && !this.faults.length && !this.busy);
  /** What one goes on from: while moves are entered, what they led to. */
  position = $derived((this.mode === "play" && this.#played) || (this.checked?.text ?? ""));
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
    this.brush = null;
    await this.#take(() => ask("POST /api/positions/new", {}, { game: this.game, seats, dealt }));
    this.text = this.checked?.text ?? this.text;
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
    if (mode === "set" && this.play.at) await this.settle();
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
  async settle(): Promise<void> {
    if (!this.#played) return;
    this.text = this.#played;
    await this.look();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.play.close();
  }

  async #take(question: () => Promise<CheckedTold>): Promise<CheckedTold | null> {
    const asked = ++this.#asked;
    this.busy = true;
    this.trouble = null;
    try {
      const told = await question();
      if (asked !== this.#asked) return null;
      this.#show(told);
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
