/** One table on this page: who sits there, the seats that are mine, what I do and what comes back. */
import type {
  ChangeTold,
  EventTold,
  InvitationTold,
  Message,
  ReasonTold,
  SeatTold,
  SeatChange,
  StateTold,
  TableTold,
  ThinkingTold,
  Told,
  Trouble,
} from "../wire/types";
import { ask, troubleOf } from "./ask";
import { patience } from "./patience.svelte";
import { connectionTo } from "./connection.svelte";
import { SeatStream } from "./seatStream.svelte";

interface Pending {
  seat: number;
  n: number;
  action: string | null; // null is the word that a turn is over
  /** To be called if nothing comes of it. */
  refused: (() => void) | undefined;
}

export class Table {
  readonly id: string;
  told = $state.raw<TableTold | null>(null);
  seats = $state.raw<SeatTold[]>([]);
  /** When that was heard: how long somebody has been away counts on from there. */
  seatsAt = $state(0);
  watching = $state(0);
  streams = $state.raw<SeatStream[]>([]);
  /** A move that is on its way and not yet on the server's disk. */
  pending = $state.raw<Pending | null>(null);
  /** Why what was asked for last cannot be done. */
  whyNot = $state.raw<ReasonTold[] | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The table that follows this one, and whether it is the same deal. */
  next = $state.raw<{ id: string; sameDeal: boolean } | null>(null);
  gone = $state(false);
  /** What the link is for by which one has come, until one sits down. */
  invitation = $state.raw<InvitationTold | null>(null);
  /** A bot that has to wait until it may think, or thinks shorter than it should. */
  #thinking = $state.raw<ThinkingTold | null>(null);
  /** Whose eyes one looks through, where several seats are at this screen. */
  #looking = $state<number | null>(null);
  /** What was asked last, as long as its answer is wanted. */
  #asked: string | null = null;
  #foreseeing: { action: string; answer: (events: EventTold[]) => void } | null = null;
  #stop: (() => void) | null = null;
  /** Nobody is there any more: what was asked before may still be answered. */
  closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** On which it tells what happens. */
  get line(): Pick<ReturnType<typeof connectionTo>, "send" | "listen" | "status"> {
    return connectionTo(this.id);
  }

  get mine(): number[] {
    return this.told?.mine ?? [];
  }

  get stream(): SeatStream | null {
    return this.streams.find((stream) => stream.seat === this.#looking) ?? this.streams[0] ?? null;
  }

  /** At one screen: the seat that has to act, if it is not the one that looks.

  Each seat is told for itself, one after the other; only who has heard the newest is asked. */
  get waitsFor(): number | null {
    const now = this.stream?.latest;
    if (!now || !this.stream?.caughtUp) return null;
    const turn = now.to_confirm ?? now.turn;
    const next = this.streams.find((stream) => stream.seat === turn && stream !== this.stream);
    return next?.latest && next.latest.n >= now.n ? next.seat : null;
  }

  /** What is unusual about the thinking of the bot whose turn is shown. */
  get thinking(): ThinkingTold | null {
    const told = this.#thinking;
    return told && told.n === this.stream?.shown?.n ? told : null;
  }

  lookThrough(seat: number): void {
    this.#looking = seat;
    this.whyNot = null;
  }

  /** Come to the table. Who comes by a link is asked first, unless they have a seat or only look on;
  and a link that is used is refused as ever. */
  async come(secret: string): Promise<void> {
    if (secret && (await this.#isInvited(secret))) return;
    if (!this.closed) await this.open(secret);
  }

  async #isInvited(secret: string): Promise<boolean> {
    try {
      const at = { table: this.id };
      const told = await ask("POST /api/tables/{table}/invitation", at, { secret });
      if (told.seat === null || !told.free || told.mine.length) return false;
      this.invitation = told;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    return true;
  }

  /** Sit down: by a link's secret, or because one belongs there. */
  async open(secret: string): Promise<void> {
    try {
      const told = secret
        ? await ask("POST /api/tables/{table}/join", { table: this.id }, { secret })
        : await ask("GET /api/tables/{table}", { table: this.id });
      this.#sit(told);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  close(): void {
    this.closed = true;
    this.#stop?.();
    for (const stream of this.streams) {
      this.line.send({ type: "leave", table: this.id, seat: stream.seat });
      stream.close();
    }
  }

  play(action: string, refused?: () => void): void {
    this.#submit(this.stream, action, refused);
  }

  /** The one of my seats that may take back its last action. */
  get undoer(): SeatStream | null {
    return this.streams.find((stream) => stream.latest?.may_undo) ?? null;
  }

  /** Whether it is whoever looks that may: what is done for them is taken back for them alone. */
  get mayUndo(): boolean {
    const seat = this.stream?.seat ?? null;
    return seat !== null && this.undoer?.seat === seat;
  }

  undo(): void {
    for (const stream of this.streams) stream.hurry();
    const undoer = this.undoer;
    if (undoer?.seat !== null && undoer?.seat !== undefined) this.lookThrough(undoer.seat);
    this.#submit(undoer, "undo");
  }

  confirm(): void {
    this.#submit(this.stream, null);
  }

  #submit(stream: SeatStream | null, action: string | null, refused?: () => void): void {
    const state = stream?.latest;
    if (!state || state.seat === null || this.pending) refused?.();
    else this.#do({ seat: state.seat, n: state.n, action, refused });
  }

  /** No reason is to be read any more, nor one whose answer is still on its way. */
  dismiss(): void {
    this.whyNot = null;
    this.trouble = null;
    this.#asked = null;
  }

  /** Why may this not be done? */
  askWhy(action: string): void {
    const seat = this.stream?.seat;
    if (seat === null || seat === undefined) return;
    this.#asked = action;
    this.line.send({ type: "why", table: this.id, seat, action });
  }

  /** What would this bring? Only what was asked last is answered. */
  foresee(action: string): Promise<EventTold[]> {
    const seat = this.stream?.seat ?? null;
    if (seat !== null) this.line.send({ type: "why", table: this.id, seat, action });
    return new Promise((answer) => (this.#foreseeing = { action, answer }));
  }

  /** Another link, or a bot, for a seat. */
  async changeSeat(seat: number, level: string | null): Promise<void> {
    const body: SeatChange = level === null ? { kind: "friend" } : { kind: "bot", level };
    const at = { table: this.id, seat };
    try {
      this.#sit(await ask("PUT /api/tables/{table}/seats/{seat}", at, body));
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** The server says `gone` to all who wait there; I may not be connected yet, and know it anyway. */
  async giveUp(): Promise<void> {
    try {
      await ask("DELETE /api/tables/{table}", { table: this.id });
      this.gone = true;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  async rematch(sameDeal: boolean): Promise<void> {
    try {
      const wanted = { same_deal: sameDeal };
      const told = await ask("POST /api/tables/{table}/rematch", { table: this.id }, wanted);
      this.next = { id: told.id, sameDeal };
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  #sit(told: TableTold): void {
    if (this.closed) return;
    this.told = told;
    this.#seat(told.seats);
    const seats = told.mine.length ? told.mine : [null];
    this.streams = seats.map(
      (seat) => this.streams.find((stream) => stream.seat === seat) ?? new SeatStream(seat),
    );
    if (this.#stop) this.#opened();
    else
      this.#stop = this.line.listen({
        opened: () => this.#opened(),
        told: (told) => this.#hear(told),
      });
  }

  #seat(seats: SeatTold[]): void {
    this.seats = seats;
    this.seatsAt = Date.now();
  }

  #opened(): void {
    for (const stream of this.streams) this.#listen(stream);
    if (this.pending) this.#send(this.pending); // the server knows whether it has it already
  }

  /** To all that is told from there, from the first that has not been heard. */
  #listen({ seat, entries }: SeatStream): void {
    const since = entries.length;
    this.line.send({ type: "open", table: this.id, seat, since, previews: true });
  }

  #do(what: Pending): void {
    this.pending = what;
    this.whyNot = null;
    this.trouble = null;
    this.#send(what);
  }

  #send({ seat, n, action }: Pending): void {
    const message: Message =
      action === null
        ? { type: "confirm", table: this.id, seat, n }
        : { type: "move", table: this.id, seat, n, action };
    this.line.send(message);
  }

  /** If it still waits: the server knows whether it has it already. */
  #sendAgain(pending: Pending): void {
    if (this.pending === pending) this.#send(pending);
  }

  #refuse(): void {
    const pending = this.pending;
    this.pending = null;
    pending?.refused?.();
  }

  #hear(told: Told): void {
    if (told.type === "error") {
      const pending = this.pending;
      const seconds = patience.needed(told.trouble);
      if (pending && seconds) void patience.wait(seconds).then(() => this.#sendAgain(pending));
      else {
        this.#refuse();
        this.trouble = told.trouble;
      }
    }
    if (!("table" in told) || told.table !== this.id) return;
    if (told.type === "state" || told.type === "change") this.#hearState(told);
    else if (told.type === "seats") {
      this.#seat(told.seats);
      this.watching = told.watching;
    } else if (told.type === "thinking") this.#thinking = told;
    else if (told.type === "ack") this.pending = null;
    else if (told.type === "refused") {
      this.#refuse();
      if (told.trouble.reasons?.length) this.whyNot = told.trouble.reasons;
      else if (told.trouble.code !== "stale") this.trouble = told.trouble;
    } else if (told.type === "why") {
      if (told.action === this.#asked && told.reasons.length) this.whyNot = told.reasons;
      if (told.action === this.#foreseeing?.action) this.#foreseeing.answer(told.preview);
    } else if (told.type === "followed") this.next = { id: told.next, sameDeal: told.same_deal };
    else if (told.type === "gone") this.gone = true;
  }

  /** Who has missed something asks for all of it. */
  #hearState(told: StateTold | ChangeTold): void {
    const stream = this.streams.find((stream) => stream.seat === told.seat);
    if (!stream) return;
    const before = stream.latest;
    if (told.since > stream.entries.length) return this.#listen(stream);
    if (told.type === "state") stream.take(told);
    else if (!stream.change(told)) return this.#listen(stream);
    if (before !== null && told.n > before.n && stream === this.stream) this.whyNot = null;
  }
}
