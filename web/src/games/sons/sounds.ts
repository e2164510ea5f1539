/** What is heard, by what has happened. */
import type { SoundName } from "../../store/sounds";

export const sounds: Record<string, SoundName> = {
  lay: "tile",
  complete: "water",
  "gain-water": "water",
  explorer: "camel",
  scout: "camel",
  move: "camel",
  line: "camel",
  driver: "camel",
  "gain-camel": "camel",
  put: "tile",
  field: "tile",
  rumour: "card",
  "rumour-secret": "card",
  look: "card",
  "look-seen": "card",
  revealed: "card",
};
