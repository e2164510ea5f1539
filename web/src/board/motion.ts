/** How pieces move; nothing does for those who want no motion. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Point } from "./hex";

export function still(): boolean {
  return (
    document.documentElement.dataset.motion === "off" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

const STILL: TransitionConfig = { duration: 0 };

/** From somewhere else, given as the way from here, a little larger while it is in the air. */
export function glide(_: Element, { from }: { from: Point | null }): TransitionConfig {
  if (still() || from === null) return STILL;
  const far = Math.hypot(from.x, from.y);
  return {
    duration: Math.min(560, 300 + far * 0.15),
    easing: cubicOut,
    css: (t, u) => {
      const lift = 1 + 0.35 * Math.sin(Math.PI * t);
      return `transform: translate(${from.x * u}px, ${from.y * u}px) scale(${lift}); opacity: ${Math.min(1, 0.3 + t * 2)}`;
    },
  };
}

/** From a little above. */
export function drop(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return STILL;
  return {
    delay,
    duration: 380,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translateY(${-46 * u}px) scale(${1 + 0.3 * u}); opacity: ${Math.min(1, t * 1.6)}`,
  };
}

/** Growing out of its middle, or shrinking into it. */
export function bloom(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return STILL;
  return {
    delay,
    duration: 320,
    easing: cubicOut,
    css: (t) => `transform: scale(${0.4 + 0.6 * t}); opacity: ${t}`,
  };
}

/** A number that has changed comes up from below. */
export function tick(_: Element, { off = false }: { off?: boolean } = {}): TransitionConfig {
  if (off || still()) return STILL;
  return {
    duration: 260,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${0.5 * u}em); opacity: ${t}`,
  };
}
