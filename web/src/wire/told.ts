/** What a socket tells a client, and what answers by HTTP have in common with it.

Made by `python web/wire.py` from src/serai/tables/wire/told.py:
change that, and make it anew. */

/**
 * Why an action is not allowed: the rule, and what makes it so; in words, if asked for.
 */
export interface ReasonTold {
  rule: string;
  kind: string;
  cells: string[];
  facts: {
    [k: string]: unknown;
  };
  sentence?: string;
}

/**
 * What was wrong; `reasons` cite rules, `faults` name lines or fields.
 *
 * `retry_after` is in how many seconds it may be worth asking again.
 */
export interface Trouble {
  code: string;
  facts: {
    [k: string]: unknown;
  };
  sentence: string;
  reasons?: ReasonTold[];
  faults?: string[];
  retry_after?: number;
}

/**
 * A seat as everybody may see it; a bot's name is its level, and it is always there.
 *
 * Its character is the key of what it is called, and of its face: the level and an animal. Times
 * are seconds, counted when it is told: how long somebody has been away (null: they are there),
 * and in how long a bot may take over for them (null: it may not).
 */
export interface SeatTold {
  seat: number;
  kind: "host" | "here" | "friend" | "bot";
  name: string;
  character: string | null;
  taken: boolean;
  resigned: boolean;
  present: boolean;
  away: number | null;
  takeover: number | null;
}

/**
 * Something that happened, as the listener may know it.
 */
export interface EventTold {
  kind: string;
  seat: number;
  rule: string;
  points: number;
  source: string;
  cells: string[];
  facts: {
    [k: string]: unknown;
  };
}

/**
 * The same, with the place in the log of the entry that did it.
 */
export interface Happened {
  kind: string;
  seat: number;
  rule: string;
  points: number;
  source: string;
  cells: string[];
  facts: {
    [k: string]: unknown;
  };
  n: number;
}

/**
 * A line of the log as the listener saw it; seat −1 is chance.
 */
export interface EntryTold {
  n: number;
  seat: number;
  action: string;
}

/**
 * A legal action, and what it would bring as far as the seat can know, if that was asked for.
 *
 * The event that only says again which action it is, is told there of an only choice.
 */
export interface Choice {
  action: string;
  preview?: EventTold[];
}

/**
 * What every game's view begins with; each game tells more, in its `view_types.py`.
 */
export interface AnyView {
  game: string;
  seat: number;
  seats: number;
  names: string[];
  n: number;
  actor: number;
}

/**
 * Everything a listener may know of a table now, and what has happened since `since`.
 *
 * It is told once, when a table is opened; from then on, what changes.
 */
export interface StateTold {
  type: "state";
  table: string;
  seat: number | null;
  game: string;
  status: "open" | "running" | "over";
  n: number;
  since: number;
  turn: number | null;
  to_confirm: number | null;
  may_undo: boolean;
  view: {
    [k: string]: unknown;
  } | null;
  entries: EntryTold[];
  events: Happened[];
  legal: Choice[];
  at_once: string | null;
  commitment: string;
  open_deal: boolean;
  seed: string | null;
  result: number[] | null;
}

/**
 * What has changed since the state, or the change, that was told before, where `n` was `since`.
 *
 * `changes` are those of the state's other fields. `legal` is there if it has changed: null where
 * nothing may be done now, else edits of the last that was not empty.
 */
export interface ChangeTold {
  type: "change";
  table: string;
  seat: number | null;
  n: number;
  since: number;
  changes: {
    [k: string]: unknown;
  };
  legal?: unknown[] | null;
  entries: EntryTold[];
  events: Happened[];
}

/**
 * Who sits where, who is there, and how many look on.
 */
export interface SeatsTold {
  type: "seats";
  table: string;
  seats: SeatTold[];
  watching: number;
}

/**
 * A bot's turn on a busy server: it waits to think, or gets less time than its table wants.
 *
 * `seconds` is null for bots that do not think by the clock. A new state makes it void.
 */
export interface ThinkingTold {
  type: "thinking";
  table: string;
  seat: number;
  n: number;
  waits: boolean;
  shortened: boolean;
  seconds: number | null;
}

/**
 * Oneself; what is empty is not known, or not chosen yet.
 */
export interface PersonTold {
  id: string;
  name: string;
  language: string;
}

export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  person: PersonTold;
}

/**
 * The entry is on the disk; `again` if it had been there before.
 */
export interface Acknowledged {
  type: "ack";
  table: string;
  seat: number;
  n: number;
  now: number;
  again: boolean;
}

/**
 * The move was not played; nothing has changed by it.
 */
export interface Refused {
  type: "refused";
  table: string;
  seat: number;
  n: number;
  trouble: Trouble;
}

/**
 * Why a seat may not do it at moment `n`: every reason; or, if it may, what it would bring.
 */
export interface Reasons {
  type: "why";
  table: string;
  seat: number;
  n: number;
  action: string;
  reasons: ReasonTold[];
  preview: EventTold[];
}

/**
 * The table was given up before it began, or forgotten because no person ever moved there.
 */
export interface Gone {
  type: "gone";
  table: string;
}

/**
 * There is a rematch, or the same deal again.
 */
export interface Followed {
  type: "followed";
  table: string;
  next: string;
  same_deal: boolean;
}

/**
 * A message that was not understood, or not allowed.
 */
export interface Wrong {
  type: "error";
  trouble: Trouble;
}

export interface Pong {
  type: "pong";
}

export type Told =
  | Hello
  | StateTold
  | ChangeTold
  | SeatsTold
  | ThinkingTold
  | Acknowledged
  | Refused
  | Reasons
  | Gone
  | Followed
  | Wrong
  | Pong;
