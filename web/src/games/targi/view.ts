/** What a seat sees of a game, in the order in which it is told.

Made by `python web/wire.py` from src/serai/games/targi/view_types.py:
change that, and make it anew. */
import type { AnyView } from "../contract";

export const GOODS = ["dates", "salt", "pepper"] as const;
export type Good = (typeof GOODS)[number];

export const KINDS = ["well", "rider", "oasis", "targia", "camp"] as const;
export type Kind = (typeof KINDS)[number];

export const DECKS = ["goods", "tribe"] as const;
export type Deck = (typeof DECKS)[number];

export const PHASES = [
  "lot",
  "turning",
  "placing",
  "acting",
  "drawing",
  "keeping",
  "taking",
  "deciding",
  "paying",
  "laying",
  "swapping",
  "trading",
  "working",
  "moving",
  "returning",
  "raid",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];

export const GOODS_NAMES = [
  "date",
  "salt",
  "pepper",
  "dates2",
  "salt2",
  "pepper2",
  "date+salt",
  "date+pepper",
  "salt+pepper",
  "choice",
  "gold",
  "point",
] as const;
export type GoodsName = (typeof GOODS_NAMES)[number];

export const BORDER_NAMES = [
  "noble",
  "dates",
  "salt",
  "pepper",
  "trader",
  "silversmith",
  "fata-morgana",
  "caravan",
  "expansion",
  "raid",
] as const;
export type BorderName = (typeof BORDER_NAMES)[number];

export const WARES = ["dates", "salt", "pepper", "gold", "point"] as const;
export type Ware = (typeof WARES)[number];

/** Everything there is to see.

`robber` is the border card it stands on, 0 before the first round; `raid` what is taken there;
`targi` which one of three is placed now. For the seat that looks, `prices` are those of the
cards in its sight by name, `unlaid` what becomes of one in the square that it does not lay,
`payments` and `exchanges` what it can pay with, and is offered. */
export interface View extends AnyView {
  phase: Phase;
  first: number | null;
  robber: number;
  round: number;
  rounds: number;
  rounds_left: number;
  raid: Raid | null;
  next_raid: NextRaid | null;
  targi: number;
  border: Border[];
  inner: Inner[];
  using: Using;
  takes: number;
  traded: boolean;
  prices: Record<string, Price>;
  unlaid: "hand" | "discard";
  payments: Payment[];
  exchanges: Exchange[];
  players: Player[];
  decks: Decks;
  discards: Pile;
  unseen: Pile;
}

/** What a corner takes: goods or gold, or points instead. */
export interface Raid {
  corner: number;
  goods: number;
  gold: number;
  points: number;
}

/** The raid that is paid now (`rounds` is 0), or comes after `round`; the last ends the game. */
export interface NextRaid {
  raid: Raid;
  rounds: number;
  round: number;
  last: boolean;
}

/** A border card; a corner has a raid and no line.

While Targis are placed, `adds` are the crossings that the looking seat's next would add here. */
export interface Border {
  number: number;
  name: BorderName;
  targi: number | null;
  robber: boolean;
  opposite: number | null;
  line: string[];
  adds?: string[];
  raid: Raid | null;
  rates?: Rate[];
}

/** An inner space: its card lies open, face down (then its deck is told), or there is none. */
export interface Inner {
  name: string;
  markers: number[];
  card: GoodsCard | TribeCard | null;
  down: Deck | null;
}

/** The piece whose action is under way, and the cards drawn for it. */
export interface Using {
  piece: string | null;
  drawn: (GoodsCard | TribeCard | Unseen)[];
}

/** For the seat that looks: goods less, goods others may replace, whether it can be laid. */
export interface Price {
  less: number;
  barter: number;
  lay: boolean;
}

/** A way to pay for a card, token by token, or in a raid, and what would be left. */
export interface Payment {
  action: string;
  tokens: Token[];
  leaves: Amount[];
}

/** Whether it can be made is said by the legal actions. */
export interface Exchange {
  action: string;
  gives: Amount;
  takes: Amount;
}

/** A seat; `effects` and `rows` are what the end would bring now, `owed` both until it has come.

`targis` stand on the border, `to_place` are to come; `draws` cards at Caravan and Expansion;
`of_choice` goods come with a goods card that shows a choice, or gold. */
export interface Player {
  goods: Record<Good, number>;
  gold: number;
  held: number;
  most_goods: number;
  most_gold: number;
  goods_over: number;
  gold_over: number;
  seat: number;
  tokens: number;
  printed: number;
  effects: number;
  rows: number;
  owed: number;
  points: number;
  hand: KnownHand | HiddenHand | null;
  display: Row[];
  laid: number;
  pieces_out: number;
  targis: number;
  to_place: number;
  crossings: string[];
  draws: Draws;
  of_choice: OfChoice;
  in_force: InForce[];
}

export interface Decks {
  goods: number;
  tribe: number;
}

/** Goods cards by name, tribe cards whole. */
export interface Pile {
  goods: GoodsName[];
  tribe: TribeCard[];
}

/** So many of one for so many of another, each pair a rate; a good is any, but all alike. */
export interface Rate {
  gives: "good" | "gold" | "point";
  takes: "good" | "gold" | "point";
  pairs: number[][];
}

/** `gives` tells goods alone: a card named gold, point or choice gives that. */
export interface GoodsCard {
  deck: "goods";
  name: GoodsName;
  gives: Record<Good, number>;
}

/** `or_gold`: its goods, or 1 gold instead. */
export interface TribeCard {
  deck: "tribe";
  name: string;
  kind: Kind;
  points: number;
  cost: Cost;
  or_gold: boolean;
  effect: string | null;
}

/** A card that is known to be there, and no more. */
export interface Unseen {
  deck: Deck;
  name: "?";
}

/** A printed token of a price, and what becomes of it; `other` is what is given in its place. */
export interface Token {
  ware: Ware;
  fate: "paid" | "spared" | "bartered";
  other: Ware | null;
}

export interface Amount {
  ware: Ware;
  number: number;
}

/** `secret`: drawn at Expansion, so only its owner knows it. `fresh`: taken this round. */
export interface KnownHand {
  deck: "tribe";
  name: string;
  kind: Kind;
  points: number;
  cost: Cost;
  or_gold: boolean;
  effect: string | null;
  secret: boolean;
  fresh: boolean;
}

export interface HiddenHand {
  deck: Deck;
  name: "?";
  secret: boolean;
  fresh: boolean;
}

/** `bonus` is what it brings now, `prospect` that or the most it still can.

`becomes` is told while a card is laid: the row with it, where there is a place. */
export interface Row {
  cards: TribeCard[];
  full: boolean;
  bonus: number;
  prospect: Prospect;
  becomes?: Prospect;
}

export interface Draws {
  caravan: number;
  expansion: number;
}

export interface OfChoice {
  choice: number;
  gold: number;
}

/** An effect that still matters, and how many cards have it; those for the end come last. */
export interface InForce {
  effect: string;
  times: number;
}

export interface Cost {
  dates: number;
  salt: number;
  pepper: number;
  gold: number;
}

/** What becomes of a row, and the points of it. */
export interface Prospect {
  outlook:
    "either" | "alike" | "different" | "none" | "full-alike" | "full-different" | "full-none";
  points: number;
}

export const GOODS_FACES: Record<GoodsName, Ware[]> = {
  date: ["dates"],
  salt: ["salt"],
  pepper: ["pepper"],
  dates2: ["dates", "dates"],
  salt2: ["salt", "salt"],
  pepper2: ["pepper", "pepper"],
  "date+salt": ["dates", "salt"],
  "date+pepper": ["dates", "pepper"],
  "salt+pepper": ["salt", "pepper"],
  choice: ["dates", "salt", "pepper"],
  gold: ["gold"],
  point: ["point"],
};
