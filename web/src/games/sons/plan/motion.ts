/** How tiles, explorers and caravans come to where they lie and stand. */
import { cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { drop, still } from "../../../board/motion";
import { SPOTS } from "./chart";
import type { Moved } from "./happening";

const STILL: TransitionConfig = { duration: 0 };

/** A tile just laid is turned up. */
export function turnUp(_: Element, { fresh }: { fresh: boolean }): TransitionConfig {
  if (!fresh || still()) return STILL;
  return {
    duration: 420,
    easing: cubicOut,
    css: (t, u) =>
      `transform: scale(${Math.max(0.02, t) * (1 + 0.16 * u)}, ${1 + 0.16 * u}); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** An explorer comes after its tile. */
export function arrive(node: Element, { fresh }: { fresh: boolean }): TransitionConfig {
  return fresh ? drop(node) : STILL;
}

const FRAMES = 24;

/** Follows a caravan: whenever it stands elsewhere it is seen going there, along the lines. */
export function following(): (
  moved: Moved | null,
  seat: number,
  cell: string,
) => (node: Element) => void {
  const places = new Map<number, string>();
  return (moved, seat, cell) => (node) => {
    const from = places.get(seat);
    places.set(seat, cell);
    if (from === undefined || from === cell || still()) return;
    const told = moved?.seat === seat && moved.way[0] === from && moved.way.at(-1) === cell;
    go(node, told ? moved.way : [from, cell]);
  };
}

function go(node: Element, way: string[]): void {
  const goal = SPOTS.get(way.at(-1)!)!;
  const points = way.map((name) => SPOTS.get(name)!);
  const frames = Array.from({ length: FRAMES + 1 }, (_, k) => {
    const far = cubicInOut(k / FRAMES) * (points.length - 1);
    const [one, other] = [points[Math.floor(far)]!, points[Math.ceil(far)]!];
    const fraction = far - Math.floor(far);
    const x = one.x + (other.x - one.x) * fraction - goal.x;
    const y = one.y + (other.y - one.y) * fraction - goal.y;
    return { transform: `translate(${x}px, ${y}px)` };
  });
  node.animate(frames, { duration: Math.min(1000, 320 + 90 * points.length) });
}
