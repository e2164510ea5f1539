/** What is heard, by what has happened. */
import type { SoundName } from "../../store/sounds";

export const sounds: Record<string, SoundName> = {
  place: "tile",
  marks: "tile",
  move: "tile",
  use: "card",
  "use-goods": "card",
  "use-tribe": "card",
  lay: "card",
  hand: "card",
  swap: "card",
  "draw-goods": "card",
  "draw-tribe": "card",
  "draw-secret": "card",
  "turn-goods": "card",
  "turn-tribe": "card",
  trade: "tile",
  raid: "camel",
};
