/** What a seat sees of Im Reich der Wüstensöhne: the same as in `view.py`, in the same order. */
import type { AnyView } from "../contract";

export const GOODS = ["incense", "myrrh", "salt", "gems"] as const;
export type Good = (typeof GOODS)[number];
export type Field = Good | "water1" | "water2" | "water3" | "camel" | "rumour";
export const SIDES = ["n", "e", "s", "w"] as const;
export type Side = (typeof SIDES)[number];
export type Phase =
  | "lot"
  | "dealing"
  | "moving"
  | "discovering"
  | "drawing"
  | "laying"
  | "answering"
  | "redrawing"
  | "exploring"
  | "ordering"
  | "choosing"
  | "throwing"
  | "hearing"
  | "putting"
  | "looking"
  | "looked"
  | "leading"
  | "over";

export interface View extends AnyView {
  phase: Phase;
  /** Whose turn it is; `actor` is who has to choose now. */
  turn: number;
  asked: number;
  first: number | null;
  /** A turn bought with the caravan leader; the second move after a desert tile; the driver is paid. */
  extra: boolean;
  second: boolean;
  driver: boolean;
  /** Last turns to come, once the last tile is drawn; else 0. */
  last: number;
  /** The discovered ones. */
  cells: Cell[];
  reach: Reach;
  oases: Oasis[];
  /** The tile that is to be laid. */
  held: Tile | null;
  /** The cell of the tile that was laid last in this turn. */
  laid: string | null;
  players: Player[];
  /** Tiles left, by stack. */
  stacks: number[];
  /** The tiles that are still in the stacks. */
  unseen: Tile[];
  supply: Supply;
  /** Those that were ever drawn. */
  rumours: Rumour[];
  /** What one of a good is worth, as far as this seat knows. */
  worth: Record<Good, number>;
  /** The scoring under way: who still stands in line, and the fields that are free. */
  line: Explorer[];
  free: Partial<Record<Field, number>>;
  /** The good that finds no place. */
  chosen: Good | null;
  /** The rumour in the hand, or looked at. */
  heard: string | null;
}

/** `sides` north, east, south, west as they lie: “.” desert, “a” and “b” oasis parts. */
export interface Cell {
  name: string;
  /** Null for a cell of the start cross. */
  tile: string | null;
  rotation: number;
  sides: string;
  parts: Part[];
  caravan: number | null;
}

/** An oasis part; it is named by its first side. */
export interface Part {
  side: Side;
  sides: Side[];
  field: Field | null;
  explorers: Explorer[];
}

export interface Explorer {
  height: number;
  seat: number;
  turban: boolean;
}

/** Where the player to move may go free, and where the camel driver is needed. */
export interface Reach {
  free: string[];
  driver: string[];
}

/** An oasis: its parts as cell and side, the sides that are still open (none: complete), who stands there. */
export interface Oasis {
  parts: [string, Side][];
  open: number;
  fields: Field[];
  explorers: Explorer[];
}

/** As it lies before it is turned; `fields` one for each part. */
export interface Tile {
  name: string;
  sides: string;
  fields: (Field | null)[];
}

/** A seat; `places` for goods, on the board and on camels. */
export interface Player {
  seat: number;
  caravan: string | null;
  water: number;
  goods: Record<Good, number>;
  camels: number;
  places: number;
  display: Tile[];
  explorers: Owned[];
  points: number;
}

/** An explorer and where it stands: a cell and side, or null for at home. */
export interface Owned {
  height: number;
  seat: number;
  turban: boolean;
  at: [string, Side] | null;
}

export interface Supply {
  water: number;
  camels: number;
  goods: Record<Good, number>;
  rumours: number;
  put_back: string[];
}

/** `good` is where it lies on the board; `value` is null for who may not know it; `seen` by these seats. */
export interface Rumour {
  name: string;
  good: Good | null;
  supply: boolean;
  value: number | null;
  seen: number[];
}
