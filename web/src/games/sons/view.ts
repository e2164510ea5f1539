/** What a seat sees of a game, in the order in which it is told.

Made by `python web/wire.py` from src/serai/games/sons/view_types.py:
change that, and make it anew. */
import type { AnyView } from "../contract";

export const FIELDS = [
  "incense",
  "myrrh",
  "salt",
  "gems",
  "water1",
  "water2",
  "water3",
  "camel",
  "rumour",
] as const;
export type Field = (typeof FIELDS)[number];

export const GOODS = ["incense", "myrrh", "salt", "gems"] as const;
export type Good = (typeof GOODS)[number];

export const SIDES = ["n", "e", "s", "w"] as const;
export type Side = (typeof SIDES)[number];

export const PHASES = [
  "lot",
  "dealing",
  "moving",
  "discovering",
  "drawing",
  "laying",
  "answering",
  "redrawing",
  "exploring",
  "ordering",
  "choosing",
  "throwing",
  "hearing",
  "putting",
  "looking",
  "looked",
  "leading",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];

/** Everything there is to see; `turn` is whose turn it is, `actor` who has to choose now.

`extra` is a turn bought with the caravan leader, `second` the second move after a desert tile;
`driver` has been paid; `last` turns are to come, once the last tile is drawn, else 0. `left`
tiles are in the stacks, drawn from `stack`, and there are few: `near`. `line` and `free` are
the scoring under way, `chosen` the good that finds no place, `heard` the rumour in the hand, or
looked at. `worth` is what a good brings as far as this seat knows, `worth_after` if the rumour
is put there, or removed; `unheard` are the values of rumours that it has not seen.

For the seat that chooses now, `lays` says by action what each way to lay the tile would make of
the oases, and `stands` what each explorer would find on a part. */
export interface View extends AnyView {
  phase: Phase;
  turn: number;
  asked: number;
  first: number | null;
  extra: boolean;
  second: boolean;
  driver: boolean;
  last: number;
  cells: Cell[];
  reach: Reach;
  oases: Oasis[];
  held: Tile | null;
  laid: string | null;
  lays: Record<string, Outcome[]>;
  stands: Record<string, PlaceInLine>;
  helpers: Offer[];
  players: Player[];
  stacks: number[];
  stack: number | null;
  left: number;
  near: boolean;
  unseen: Tile[];
  supply: Supply;
  rumours: Rumour[];
  rumour_places: Record<Good, number>;
  unheard: number[];
  plain_worth: number;
  worth: Record<Good, number>;
  worth_after: Record<string, number>;
  line: Explorer[];
  free: Record<string, number>;
  fields_free: number;
  chosen: Good | null;
  heard: string | null;
}

/** `sides` north, east, south, west as they lie: “.” desert, “a” and “b” oasis parts.

A cell of the start cross has no tile. `around` are the undiscovered cells beside it, where a
tile may be laid by who stands there; a side towards one is open. */
export interface Cell {
  name: string;
  tile: string | null;
  rotation: number;
  sides: string;
  parts: Part[];
  caravan: number | null;
  around: string[];
}

/** Where the player to move may go free, and where the camel driver is needed. */
export interface Reach {
  free: string[];
  driver: string[];
}

/** Its parts as cell and side, its open sides (none: complete), who stands there, would pay. */
export interface Oasis {
  parts: [string, Side][];
  open: number;
  fields: Field[];
  explorers: Explorer[];
  payer: number | null;
}

/** As it lies before it is turned; `fields` one for each part. */
export interface Tile {
  name: string;
  sides: string;
  fields: (Field | null)[];
}

/** An oasis as it would be with a tile on it.

`sides` of the tile belong to it; of those `gates` would be open, and `open` sides in all.
`payer` would pay for the line. */
export interface Outcome {
  sides: Side[];
  gates: Side[];
  open: number;
  fields: Field[];
  explorers: Explorer[];
  payer: number | null;
}

/** What an explorer would find on a part: its place in line, and what comes of it.

While the oasis is `open` it waits there. Else it goes home `unpaid`, for want of water, or
chooses after `before` others. */
export interface PlaceInLine {
  place: number;
  line: number;
  open: number;
  fields: number;
  payer: number | null;
  unpaid: boolean;
  before: number;
}

/** What a helper would do: `number` fields or tiles come within reach, `leaves` water. */
export interface Offer {
  helper: "driver" | "scout" | "leader";
  help: "now" | "paid" | "dry" | "none" | "later" | "extra";
  number: number;
  price: number;
  leaves: number;
}

/** A seat; so many `places` for goods are on the board, and `camel_places` on each camel. */
export interface Player {
  goods: Record<Good, number>;
  camels: number;
  places: number;
  room: number;
  gold: number;
  gold_plain: number;
  gold_rumours: number;
  seat: number;
  caravan: string | null;
  water: number;
  board_places: number;
  camel_places: number;
  display: Tile[];
  display_room: number;
  explorers: Owned[];
  points: number;
}

export interface Supply {
  water: number;
  camels: number;
  goods: Record<Good, number>;
  rumours: number;
  put_back: string[];
}

/** `good` is where it lies on the board; who may not know it has no `value`. */
export interface Rumour {
  name: string;
  good: Good | null;
  supply: boolean;
  value: number | null;
  seen: number[];
}

export interface Explorer {
  height: number;
  seat: number;
  turban: boolean;
}

/** An oasis part; it is named by its first side. */
export interface Part {
  side: Side;
  sides: Side[];
  field: Field | null;
  explorers: Explorer[];
}

/** An explorer and where it stands: a cell and side, or nothing for at home. */
export interface Owned {
  height: number;
  seat: number;
  turban: boolean;
  at: [string, Side] | null;
}
