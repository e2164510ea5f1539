/** What is heard, by what has happened. */
import type { SoundName } from "../../store/sounds";

export const sounds: Record<string, SoundName> = {
  leader: "camel",
  camel: "camel",
  waterhole: "water",
  oasis: "water",
  palm: "tile",
  skip: "card",
};
