/** The action fields: what an explorer takes there, on a plate. */
import type { Field } from "../view";
import type { Drawing } from "../../../board/drawing";
import { GOODS_DRAWN } from "./goods";
import { CAMEL, drop, TALE } from "./things";

/** By scale within the plate. */
export const FIELDS: Record<Field, { drawing: Drawing; scale: number }> = {
  incense: { drawing: GOODS_DRAWN.incense, scale: 0.78 },
  myrrh: { drawing: GOODS_DRAWN.myrrh, scale: 0.78 },
  salt: { drawing: GOODS_DRAWN.salt, scale: 0.78 },
  gems: { drawing: GOODS_DRAWN.gems, scale: 0.78 },
  water1: { drawing: drop(0, -0.4, 20), scale: 0.8 },
  water2: { drawing: [...drop(-5.6, 0, 16), ...drop(5.6, 0, 16)], scale: 0.8 },
  water3: {
    drawing: [...drop(0, -6.2, 12.4), ...drop(-6, 5, 12.4), ...drop(6, 5, 12.4)],
    scale: 0.8,
  },
  camel: { drawing: CAMEL, scale: 0.78 },
  rumour: { drawing: TALE, scale: 0.7 },
};
