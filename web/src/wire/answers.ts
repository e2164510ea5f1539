/** What is answered to a request by HTTP.

Made by `python web/wire.py` from src/serai/tables/wire/answers.py:
change that, and make it anew. */
import type { EventTold, SeatTold } from "./told";

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
 * `hints` says whether everybody may ask for hints; `drawn` that it began from a position. `day`
 * is whose deal is played here; while it is `sealed`, the game is not analysed nor dealt again.
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
  resigned: number[];
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
  points: (number | null)[] | null;
  follows: string | null;
  hints: boolean;
  drawn: boolean;
  day: string | null;
  sealed: boolean;
  practice: PractisedTold | null;
  links: LinkTold[];
  created: number;
  changed: number;
  kept_until: number | null;
}

/**
 * Who sits there, in the words in which it is asked for.
 */
export interface CarriedSeat {
  kind: "me" | "here" | "bot";
  level: string | null;
  name: string | null;
}

/**
 * A table as it can be taken in elsewhere: its whole record, seed included, and its seats.
 */
export interface CarriedTold {
  record: string;
  seats: CarriedSeat[];
  confirm: boolean;
  thinking: number;
  hints: boolean;
}

/**
 * What is practised at a table: `of` is a position's name, or a table; how that game ended.
 */
export interface PractisedTold {
  of: string;
  seat: number;
  points: (number | null)[];
  result: number[];
}

/**
 * What whoever has a link may know before they come by it.
 *
 * `host` is what whoever made the table is called, empty if they have no name; `seat` the seat
 * that the link is for, null for looking on; `mine` the seats that the asker has there already.
 */
export interface InvitationTold {
  game: string;
  host: string;
  seat: number | null;
  seats: number;
  free: boolean;
  mine: number[];
}

/**
 * Where friends can reach the server.
 *
 * `here_only` says that the address by which it was asked is good on this machine alone. Then
 * `addresses` are where it can be reached on the local network: none if it does not listen there.
 */
export interface ReachTold {
  here_only: boolean;
  addresses: string[];
}

/**
 * A page of one's tables, the last changed first; `more` asks for the next page.
 */
export interface TablesTold {
  tables: TableTold[];
  more: string | null;
}

/**
 * A table at a glance, as the viewer may know it, for a list.
 *
 * `points` are null where they are secret; `last` is what the last action of a seat did.
 */
export interface GlanceTold {
  table: string;
  seat: number | null;
  n: number;
  turn: number | null;
  points: (number | null)[];
  last: EventTold[];
}

/**
 * How somebody's games that are over ended: against a bot's level, a friend, or all there were.
 *
 * `level` and `friend` say against whom, both null against everybody; `points` and `theirs` are
 * averages, null if no game has told any.
 */
export interface TallyTold {
  level: string | null;
  friend: string | null;
  name: string;
  game: string;
  seats: number;
  games: number;
  won: number;
  shared: number;
  lost: number;
  points: number | null;
  theirs: number | null;
}

/**
 * One's games that are over, counted by game, number of players and opponent.
 */
export interface StatisticsTold {
  tallies: TallyTold[];
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
 *
 * A bot's name is its level; who that is, its character says.
 */
export interface ReplayTold {
  table: string;
  game: string;
  seat: number | null;
  over: boolean;
  names: string[];
  characters: (string | null)[];
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

/**
 * How an option is asked for.
 *
 * `source` is a name of `shipped` or the text of a file, `seat` a seat's number or one of the
 * choices, `switch` the first choice or the second, on or off.
 */
export interface OptionTold {
  name: string;
  default: string;
  kind: "source" | "seat" | "switch" | "text";
  choices: string[];
}

/**
 * A game, how many can play it, and whether it brings a guided first game, and puzzles.
 */
export interface ShelfTold {
  name: string;
  seats: number[];
  course: boolean;
  puzzles: boolean;
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
