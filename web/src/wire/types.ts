/** What is said between the page and the server.

Made from src/serai/tables/wire.py by `python web/wire.py`: change that, and make this anew. */

/**
 * Who is to sit there. Only a bot has a level; `name` is for another person at this screen.
 */
export interface NewSeat {
  kind: "me" | "here" | "friend" | "bot";
  level?: string | null;
  name?: string | null;
}

/**
 * A table to be: the option that names a map, a deck or tiles may hold an own file's text.
 *
 * `grace` is how many seconds a friend may be away before a bot may take over; null: never.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: NewSeat[];
  options?: {
    [k: string]: string | number | boolean;
  };
  confirm?: boolean;
  thinking?: number;
  grace?: number | null;
}

/**
 * What becomes of a seat whose friend has not come: another link, or a bot.
 */
export interface SeatChange {
  kind: "friend" | "bot";
  level?: string | null;
}

/**
 * The secret of a link: a seat's, or the spectators'.
 */
export interface Join {
  secret: string;
}

/**
 * What is to be different about oneself; what is not there stays as it is.
 */
export interface PersonChange {
  name?: string;
  /**
   * one that we speak
   */
  language?: string;
}

export interface UseDevice {
  secret: string;
}

/**
 * The same seats once more; `same_deal` with the same cards too.
 */
export interface Rematch {
  same_deal?: boolean;
}

/**
 * Listen to a table from a seat of one's own, or as a spectator (no seat).
 */
export interface Open {
  type: "open";
  /**
   * the table's id
   */
  table: string;
  seat?: number | null;
  since?: number | null;
}

/**
 * Listen no more.
 */
export interface Leave {
  type: "leave";
  /**
   * the table's id
   */
  table: string;
  seat?: number | null;
}

/**
 * An action as text, or `undo`; `n` is how many entries of the log the player has seen.
 *
 * With `sentences`, the reasons why it may be refused are said in words too.
 */
export interface Move {
  type: "move";
  /**
   * the table's id
   */
  table: string;
  seat: number;
  /**
   * entries of the log
   */
  n: number;
  action: string;
  sentences?: boolean;
}

/**
 * End one's turn at a table that asks for it.
 */
export interface Confirm {
  type: "confirm";
  /**
   * the table's id
   */
  table: string;
  seat: number;
  /**
   * entries of the log
   */
  n: number;
}

/**
 * Ask why a seat of one's own may not do something now; nothing is played by it.
 */
export interface Why {
  type: "why";
  /**
   * the table's id
   */
  table: string;
  seat: number;
  action: string;
  sentences?: boolean;
}

/**
 * Say everything to this socket in that language, from now on.
 */
export interface Speak {
  type: "speak";
  /**
   * one that we speak
   */
  language: string;
}

export interface Ping {
  type: "ping";
}

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
 * A legal action, and what it would bring as far as the seat can know.
 */
export interface Choice {
  action: string;
  preview: EventTold[];
}

/**
 * Everything a listener may know of a table now, and what has happened since `since`.
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
  commitment: string;
  open_deal: boolean;
  seed: string | null;
  result: number[] | null;
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
 * The move was not played. `state` is the table as it is now.
 */
export interface Refused {
  type: "refused";
  table: string;
  seat: number;
  n: number;
  trouble: Trouble;
  state: StateTold | null;
}

/**
 * Why a seat may not do it at moment `n`: every reason, none if it may.
 */
export interface Reasons {
  type: "why";
  table: string;
  seat: number;
  n: number;
  action: string;
  reasons: ReasonTold[];
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

/**
 * Oneself; what is empty is not known, or not chosen yet.
 */
export interface PersonTold {
  id: string;
  name: string;
  language: string;
}

/**
 * A link that makes another device the same person, once, for a short while.
 */
export interface DeviceLink {
  link: string;
  secret: string;
  seconds: number;
}

/**
 * A secret link; anybody who has it can use it.
 */
export interface LinkTold {
  seat: number | null;
  link: string;
  secret: string;
}

/**
 * A table as a person sees it; `links` only for its owner.
 *
 * `grace` is how many seconds a friend may be away before a bot may take over; null: never.
 * `kept_until` is when it is forgotten if no person moves there; null: it is kept for good.
 */
export interface TableTold {
  id: string;
  game: string;
  rules: number;
  options: {
    [k: string]: string;
  };
  status: "open" | "running" | "over";
  seats: SeatTold[];
  mine: number[];
  owner: boolean;
  turn: number | null;
  asleep: boolean;
  confirm: boolean;
  thinking: number;
  grace: number | null;
  commitment: string;
  open_deal: boolean;
  seed: string | null;
  result: number[] | null;
  follows: string | null;
  links: LinkTold[];
  created: number;
  changed: number;
  kept_until: number | null;
}

/**
 * A page of one's tables, the last changed first; `more` asks for the next page.
 */
export interface TablesTold {
  tables: TableTold[];
  more: string | null;
}

/**
 * Points of a seat, by the rule and the source that they are booked under.
 */
export interface BookingTold {
  seat: number;
  rule: string;
  source: string;
  points: number;
}

/**
 * An action that stands, as the viewer saw it, and what it did; seat −1 is chance.
 *
 * Beside the points of its events stands what it earned for the end, or lost of that, or what was
 * paid of it: entries that add up to nothing when the game is over.
 */
export interface PlyTold {
  n: number;
  seat: number;
  action: string;
  events: EventTold[];
  provisional: BookingTold[];
}

/**
 * A game from its first action to its last, taken-back ones left out.
 */
export interface ReplayTold {
  table: string;
  game: string;
  seat: number | null;
  over: boolean;
  names: string[];
  opening: BookingTold[];
  plies: PlyTold[];
}

/**
 * What the viewer knew after the first `ply` actions; 0 is before any.
 */
export interface PositionTold {
  ply: number;
  view: {
    [k: string]: unknown;
  };
}

export interface RefusedDrawn {
  rule: string;
  action: string;
}

/**
 * A drawing of a rulebook: a view, the part of it that is shown, and what is pointed at.
 */
export interface DrawingTold {
  view: {
    [k: string]: unknown;
  };
  seat: number | null;
  show: string[];
  marks: string[];
  allowed: string[];
  refused: RefusedDrawn[];
}

export interface OptionTold {
  name: string;
  default: string;
  kind: "text" | "seat" | "switch";
}

/**
 * A game, and how many can play it.
 */
export interface ShelfTold {
  name: string;
  seats: number[];
}

/**
 * A game's texts as Fluent; none in a language it does not speak.
 */
export interface TextsTold {
  english: string;
  own: string;
}

/**
 * A game's rulebook as Markdown, and the language it is in; none if it has none.
 */
export interface BookTold {
  language: string;
  text: string;
}

/**
 * What can be chosen before a game.
 */
export interface GameTold {
  name: string;
  rules: number;
  seats: number[];
  options: OptionTold[];
  source: string;
  shipped: string[];
  levels: string[];
}

export interface Health {
  status: "ok";
  version: string;
}

/**
 * What every game's view begins with; each game tells more of its own, in its `view.py`.
 */
export interface AnyView {
  game: string;
  seat: number;
  seats: number;
  names: string[];
  n: number;
  actor: number;
}

export type Message = Open | Leave | Move | Confirm | Why | Speak | Ping;

export type Told =
  Hello | StateTold | SeatsTold | ThinkingTold | Acknowledged | Refused | Reasons | Gone | Followed | Wrong | Pong;
