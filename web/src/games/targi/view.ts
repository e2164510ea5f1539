/** What a seat sees of Targi: the same as in `view.py`, in the same order. */
import type { AnyView } from "../contract";

export const GOODS = ["dates", "salt", "pepper"] as const;
export type Good = (typeof GOODS)[number];
/** Whatever is paid or taken as tokens. */
export type Ware = Good | "gold" | "point";
export const KINDS = ["well", "rider", "oasis", "targia", "camp"] as const;
export type Kind = (typeof KINDS)[number];
export type BorderName =
  "noble" | Good | "trader" | "silversmith" | "fata-morgana" | "caravan" | "expansion" | "raid";
export type Phase =
  | "lot"
  | "turning"
  | "placing"
  | "acting"
  | "drawing"
  | "keeping"
  | "taking"
  | "deciding"
  | "paying"
  | "laying"
  | "swapping"
  | "trading"
  | "working"
  | "moving"
  | "returning"
  | "raid"
  | "over";

export interface View extends AnyView {
  phase: Phase;
  first: number | null;
  /** The border card it stands on; 0 before the first round. */
  robber: number;
  round: number;
  rounds: number;
  /** What the corner takes on which the robber stands now. */
  raid: Raid | null;
  border: Border[];
  inner: Inner[];
  using: Using;
  takes: number;
  traded: boolean;
  players: Player[];
  decks: Decks;
  discards: Pile;
  unseen: Pile;
}

/** Goods, gold or points: of the first two only one is asked. */
export interface Raid {
  corner: number;
  goods: number;
  gold: number;
  points: number;
}

/** A border card; a corner has a raid and no line. */
export interface Border {
  number: number;
  name: BorderName;
  targi: number | null;
  robber: boolean;
  opposite: number | null;
  line: string[];
  raid: Raid | null;
}

/** An inner space: a card lies open (`card`), face down (`down` is its deck), or none. */
export interface Inner {
  name: string;
  markers: number[];
  card: GoodsCard | TribeCard | null;
  down: "goods" | "tribe" | null;
}

/** `gives` tells goods alone: a card named gold, point or choice gives that. */
export interface GoodsCard {
  deck: "goods";
  name: string;
  gives: Record<Good, number>;
}

export interface TribeCard {
  deck: "tribe";
  name: string;
  kind: Kind;
  points: number;
  cost: Record<Good | "gold", number>;
  /** The goods, or 1 gold instead. */
  or_gold: boolean;
  effect: string | null;
}

/** A card that is known to be there, and no more. */
export interface Unseen {
  deck: "goods" | "tribe";
  name: "?";
}

/** The piece whose action is under way, and the cards drawn for it. */
export interface Using {
  piece: string | null;
  drawn: (GoodsCard | TribeCard | Unseen)[];
}

/** A seat; `effects` and `rows` are what the end would bring now. */
export interface Player {
  seat: number;
  goods: Record<Good, number>;
  gold: number;
  most_goods: number;
  most_gold: number;
  tokens: number;
  printed: number;
  effects: number;
  rows: number;
  points: number;
  hand: Hand | null;
  display: Row[];
  laid: number;
  standing: number;
}

export type Hand = (TribeCard | Unseen) & Held;

/** `secret`: drawn at Expansion, so only its owner knows it. `fresh`: taken this round. */
export interface Held {
  secret: boolean;
  fresh: boolean;
}

/** `bonus` is what it brings now, `reach` the most it still can. */
export interface Row {
  cards: TribeCard[];
  bonus: number;
  reach: number;
}

export interface Decks {
  goods: number;
  tribe: number;
}

/** Goods cards by name, tribe cards whole. */
export interface Pile {
  goods: string[];
  tribe: TribeCard[];
}
