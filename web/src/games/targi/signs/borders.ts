/** The border cards' signs. */
import type { BorderName } from "../view";
import { disc, face, stroke, type Drawing } from "../../../board/drawing";
import { badge, part, type Part } from "./drawing";
import { HAMMER, PEOPLE, PLUS, SABRES } from "./marks";
import { WARES } from "./wares";

/** A turban with a jewel, over a veil. */
const NOBLE: Drawing = [
  face(
    "M-10.500 11.500C-10 6-7.500 3.500-5.500 2.500H5.500C7.500 3.500 10 6 10.500 11.500Z",
    "noble",
    "line",
    1.1,
  ),
  face("M-6-3H6V1H-6Z", "skin", "line", 0.8),
  face(disc(-2.4, -0.9, 0.9) + disc(2.4, -0.9, 0.9), "line"),
  face(
    "M-7 .500C-4 2 4 2 7 .500 7.500 5 4.500 8.500 0 8.500S-7.500 5-7 .500Z",
    "noble",
    "line",
    1.1,
  ),
  face(
    "M-7.500-2.500C-9.500-8-5-11.500 0-11.500S9.500-8 7.500-2.500C4-4.500-4-4.500-7.500-2.500Z",
    "noble",
    "line",
    1.1,
  ),
  stroke("M-7.500-6C-3-9.500 3-9.500 7.500-6", "line", 0.9),
  face("M0-9.500 2.400-6.600 0-3.700-2.400-6.600Z", "gold", "line", 0.9),
];

const SCALES: Drawing = [
  stroke("M0-9.500V9.500M-6 10.500H6", "wood", 2.2),
  stroke("M-9-6.500 9-8.500", "wood", 2),
  stroke(
    "M-8.500-6.500-11.500 2M-8.500-6.500-5.500 2M8.500-8.500 5.500 0M8.500-8.500 11.500 0",
    "line",
    0.9,
  ),
  face("M-12 2H-5C-5.500 5.800-11.500 5.800-12 2Z", "gold", "line", 1),
  face("M5 0H12C11.500 3.800 5.500 3.800 5 0Z", "gold", "line", 1),
  face(disc(0, -10, 1.8), "gold", "line", 1),
];

const ANVIL: Drawing = [
  face(
    "M-11 1.500H9C8.500 5 5 5.500 3.500 6.500L5.500 11H-5.500L-3.500 6.500C-7 6.500-10.500 5-11 1.500Z",
    "silver-shade",
    "silver-line",
    1.2,
  ),
];

/** A palm and its image upside down, where the hot air begins. */
function palm(up: 1 | -1): { trunk: string; leaves: string } {
  const at = (x: number, y: number) => `${x} ${(y * up).toFixed(1)}`;
  const leaf = (x: number, ...[bend, tip, back]: [number, number, number]) =>
    `M${at(0, -7)}C${at(x * 0.4, bend)} ${at(x * 0.9, bend)} ${at(x, tip)}` +
    `C${at(x * 0.7, back)} ${at(x * 0.35, back)} ${at(0, -7)}Z`;
  const leaves = [8.5, -8.5].map((x) => leaf(x, -12, -6, -8)).join("");
  const lower = [5.5, -5.5].map((x) => leaf(x, -7.5, -2.2, -5)).join("");
  return { trunk: `M${at(0, -7)}L${at(0.6, -1.2)}`, leaves: leaves + lower };
}

const MIRAGE: Drawing = [
  stroke(palm(1).trunk, "wood", 2),
  face(palm(1).leaves, "oasis", "line", 0.8),
  stroke(palm(-1).trunk, "well", 1.4),
  face(palm(-1).leaves, "well"),
  stroke("M-11.500 0H-6M-3.500 0H4M6.500 0H11.500", "ink", 1.4),
];

/** A camel without a rider, laden on both sides. */
const CAMEL: Drawing = [
  face("M-5 4-4.500 10.500H-2.700L-2.200 4.500ZM.300 4.500.500 10.500H2.200L2.600 4Z", "line"),
  face(
    "M-10.500 2.500C-10.700-1-8.500-2.500-6-3-4.500-7.500.500-7.500 2-3 3-2 4.300-2 5-3 6-4.500 5.700-7 6.300-9 6.800-10.500 8.200-10.800 9.200-10.200" +
      "L11.500-8.800C12-8 11.600-7.200 10.800-7.200L8.900-7.300C8.800-3.500 8.300.800 5 3L4.800 11H3L2 4.600C-.800 5.400-4 5.400-6.300 4.600" +
      "L-7.200 11H-9L-9.300 5.600C-10.100 4.800-10.500 3.800-10.500 2.500Z",
    "rider",
    "line",
    1.1,
  ),
  face(
    "M-6.500-4.200C-3.500-5.500-.500-5.500 2-4.200L3 4.500C0 6-4.500 6-7.500 4.500Z",
    "linen",
    "line",
    1.1,
  ),
  stroke("M-6.800-.500C-3.500.500-.500.500 2.500-.500M-2.200-5V5.500", "line", 1),
];

const alone = (drawing: Drawing): Part[] => [part(drawing)];
export const SILVERSMITH = [part(ANVIL, -1, 0.5), part(HAMMER, 2, -3, 0.8)];
/** Good on a flat basket. */
const basket = (drawing: Drawing): Part[] => [part(drawing, 0, -2.4, 0.8), part(BASKET)];
const BASKET: Drawing = [
  face("M-11 4.500H11C10.500 9 6.500 11.500 0 11.500S-10.500 9-11 4.500Z", "linen", "line", 1.1),
  stroke("M-9.500 7.500C-4 9 4 9 9.500 7.500M-5 5V10M0 5V11M5 5V10", "linen-deep", 0.9),
];

export const BORDERS: Record<BorderName, Part[]> = {
  noble: alone(NOBLE),
  dates: basket(WARES.dates),
  salt: basket(WARES.salt),
  pepper: basket(WARES.pepper),
  trader: alone(SCALES),
  silversmith: SILVERSMITH,
  "fata-morgana": alone(MIRAGE),
  caravan: [part(CAMEL, 4.6, -4, 0.6), part(CAMEL, -3, 3, 0.74)],
  expansion: [part(PEOPLE, -0.5, -0.5, 0.96), badge(PLUS)],
  raid: alone(SABRES),
};
