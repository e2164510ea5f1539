/** What the window holds beside a board. */
import { MediaQuery } from "svelte/reactivity";

/** `upright`: nothing; what is told opens over the board. `low`: one thing at a time, in tabs.
`laptop`: who plays, and under it tabs. `tall`: everything, one under the other. `wide`: in columns. */
export type Shape = "upright" | "low" | "laptop" | "tall" | "wide";

const upright = new MediaQuery("(max-aspect-ratio: 1/1)");
const low = new MediaQuery("(max-height: 33rem)");
const tall = new MediaQuery("(min-height: 58rem)");
const wide = new MediaQuery("(min-aspect-ratio: 2/1) and (min-width: 90rem)");

export function shapeOfWindow(): Shape {
  if (upright.current) return "upright";
  if (low.current) return "low";
  if (wide.current) return "wide";
  return tall.current ? "tall" : "laptop";
}
