/** How cards and pieces come to the square. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Point } from "../../../board/hex";
import { drop, glide, still } from "../../../board/motion";

const STILL: TransitionConfig = { duration: 0 };
const STEP = 90;

/** A piece drops in if it is new, or glides if it comes from elsewhere in the square. */
export function arrive(
  node: Element,
  { order, from }: { order: number; from: Point | null },
): TransitionConfig {
  if (from) return glide(node, { from });
  return order < 0 ? STILL : drop(node, { delay: order * STEP });
}

const HALF = 210;

/** A card is turned up, each a little after the one before: first its back turns away. */
export function turnAway(_: Element, { order }: { order: number }): TransitionConfig {
  if (order < 0 || still()) return STILL;
  return { delay: order * STEP, duration: HALF, css: (_, u) => turned(-90 * u) };
}

/** Then its face comes round. */
export function turnUp(_: Element, { order }: { order: number }): TransitionConfig {
  if (order < 0 || still()) return STILL;
  const delay = order * STEP + HALF;
  return { delay, duration: HALF, easing: cubicOut, css: (_, u) => turned(90 * u) };
}

function turned(degrees: number): string {
  return `transform: perspective(600px) rotateY(${degrees}deg)`;
}
