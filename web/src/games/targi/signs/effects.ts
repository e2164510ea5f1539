/** The effects' signs: kinds, wares and cards, with what changes about them in a corner. */
import { KINDS, type Kind, type Ware } from "../view";
import { SILVERSMITH } from "./borders";
import { stroke, type Drawing } from "../../../board/drawing";
import { above, badge, part, type Part } from "./drawing";
import { KINDS_DRAWN } from "./kinds";
import * as marks from "./marks";
import { ROBBER } from "./robber";
import { SACK, WARES } from "./wares";

const { CARD, CRATE, EXCHANGE, HAND, LAID, MINUS, OTHER, OWN, PEOPLE, PLUS, SHIELD, WORTH } = marks;

const more = (ware: Ware): Part[] => [
  part(CARD, -2.2),
  part(WARES[ware], -2.2, -0.6, 0.6),
  badge(PLUS),
];

const cheap = (kind: Kind): Part[] => [part(KINDS_DRAWN[kind], -1.8, -1.8, 0.84), badge(MINUS)];

/** They are worth points at the end. */
const pairs = (kind: Kind): Part[] => [part(KINDS_DRAWN[kind], -1.8, -1.8, 0.84), badge(WORTH)];

const two = (drawing: Drawing): Part[] => [
  { ...part(CARD, 4.6, 0, 0.86), turn: 12 },
  above(CARD, -3.4, 0.2, 0.96, -6),
  part(drawing, -3.4, 0.2, 0.56),
];

const PLACES = [-9, -3, 3, 9];
const LINE: Drawing = [stroke("M-2.500 0H2.500", "ink", 1.8)];

const OTHERS: Record<string, Part[]> = {
  take_good: [part(SACK, -1.6, -1, 0.9), badge(PLUS)],
  take_two_goods: [part(SACK, 4.6, -4, 0.62), above(SACK, -3.6, -0.2, 0.72), badge(PLUS)],
  more_dates: more("dates"),
  more_salt: more("salt"),
  more_pepper: more("pepper"),
  more_gold: [part(CARD, -2.2), part(WARES.gold, -2.2, -1.6, 0.58), above(SACK, 6, 5.6, 0.56)],
  barter: [part(WARES.dates, -5.4, 0, 0.5), part(WARES.salt, 5.6, 0, 0.5), part(EXCHANGE)],
  free_hand: [{ ...part(CARD, 3.4, -4, 0.74), turn: 14 }, above(HAND, -2, 2.6, 0.82)],
  swap: [part(LAID, -4.6, 0, 0.46), part(LAID, 4.6, 0, 0.46), part(EXCHANGE)],
  safe: [part(SHIELD)],
  face_foe: [part(OWN, -6.6, 0, 0.8), part(OTHER, 6.6, 0, 0.8), part(LINE, 0, 0)],
  face_robber: [part(ROBBER, 2.6, -2.2, 0.8), above(OWN, -5.4, 3.4, 0.7)],
  two_goods_cards: two(SACK),
  two_tribe_cards: two(PEOPLE),
  fine_silver: [...SILVERSMITH, badge(WORTH)],
  big_stores: [part(SACK, -5.2, -4.6, 0.6), part(SACK, 5.2, -4.6, 0.6), part(CRATE)],
  full_row: [...PLACES.map((x) => part(LAID, x, 6, 0.35)), part(WARES.point, 0, -5, 0.62)],
};

const OF_KINDS = KINDS.flatMap((kind) => [
  [`cheap_${kind}`, cheap(kind)] as const,
  [`pairs_${kind}`, pairs(kind)] as const,
]);

export const EFFECTS: Record<string, Part[]> = { ...OTHERS, ...Object.fromEntries(OF_KINDS) };
