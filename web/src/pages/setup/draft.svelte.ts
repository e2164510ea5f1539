/** A table that is being set up: who sits where, and how it is to be played. */
import { USUAL_GRACE } from "../../parts/grace";
import { me } from "../../store/people.svelte";
import type { Start } from "../../parts/start";
import { settings } from "../../store/settings.svelte";
import type { GameTold, NewSeat, NewTable, OptionTold } from "../../wire/types";

export type Who = NewSeat["kind"];
export const THINKING = [0.5, 1, 2, 5, 10, 20, 30];
const STRONGEST = "master";

/** A seat remembers what was said about it, also while somebody else sits there. */
export class SeatDraft {
  kind = $state<Who>("bot");
  level = $state("");
  name = $state("");

  constructor(kind: Who, level: string) {
    this.kind = kind;
    this.level = level;
  }

  asked(): NewSeat {
    if (this.kind === "bot") return { kind: "bot", level: this.level };
    const name = this.name.trim();
    return this.kind === "here" && name ? { kind: "here", name } : { kind: this.kind };
  }
}

export class Draft {
  readonly game: GameTold;
  seats = $state<SeatDraft[]>([]);
  myName = $state(me.name);
  options = $state<Record<string, string>>({});
  confirm = $state(false);
  thinking = $state(1);
  grace = $state<number | null>(USUAL_GRACE);
  hints = $state(false);
  /** The position to play on from: seats and options are its own. */
  readonly start: Start | null;

  constructor(game: GameTold, start: Start | null = null) {
    this.game = game;
    this.start = start;
    this.options = Object.fromEntries(game.options.map((o) => [o.name, begin(o)]));
    this.resize(start?.seats ?? game.seats[0] ?? 2);
  }

  get number(): number {
    return this.seats.length;
  }

  get friends(): boolean {
    return this.seats.some((seat) => seat.kind === "friend");
  }

  /** Whether one is alone with bots: then hints are allowed anyway. */
  get alone(): boolean {
    return this.seats.every((seat) => seat.kind === "me" || seat.kind === "bot");
  }

  get master(): boolean {
    return this.seats.some((seat) => seat.kind === "bot" && seat.level === STRONGEST);
  }

  /** Bots join; whoever sits last leaves. */
  resize(number: number): void {
    while (this.seats.length > number) this.#leave();
    while (this.seats.length < number) {
      const level = this.seats.at(-1)?.level || settings.level(this.game.name);
      this.seats.push(new SeatDraft(this.seats.length === 0 ? "me" : "bot", level));
    }
  }

  /** Others at this screen need me there too. */
  get withMe(): boolean {
    return this.seats.some((seat) => seat.kind === "me");
  }

  /** There is one of me: where I sat before, the one whose seat I take sits now. */
  sit(seat: SeatDraft, kind: Who): void {
    if (kind === "me")
      for (const other of this.seats) if (other.kind === "me") other.kind = seat.kind;
    seat.kind = kind;
    const first = this.seats.find((other) => other.kind === "here");
    if (first && !this.withMe) first.kind = "me";
  }

  /** The last one leaves; if that is me, I take the first seat that somebody at this screen has. */
  #leave(): void {
    const gone = this.seats.pop();
    const first = this.seats.find((seat) => seat.kind === "here") ?? this.seats[0];
    if (gone?.kind === "me" && first) first.kind = "me";
  }

  /** What the server is asked for; an option without a word is left to it. */
  asked(): NewTable {
    const given = Object.entries(this.options).filter(([, value]) => value.trim());
    return {
      game: this.game.name,
      seats: this.seats.map((seat) => seat.asked()),
      ...(this.start ? { start: this.start.text } : { options: Object.fromEntries(given) }),
      confirm: this.confirm,
      ...(this.master ? { thinking: this.thinking } : {}),
      ...(this.alone ? {} : { hints: this.hints }),
      ...(this.friends ? { grace: this.grace } : {}),
    };
  }

  /** The next game by one click is against the same kind of bot. */
  remember(): void {
    const bot = this.seats.find((seat) => seat.kind === "bot");
    if (bot) settings.played(this.game.name, bot.level);
  }
}

/** A field of text begins empty. */
function begin(option: OptionTold): string {
  return option.kind === "text" ? "" : option.default;
}
