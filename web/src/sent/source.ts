/** A game from the file itself: nothing is asked of anybody. */
import type { Source } from "../pages/replay/sources";
import type { Game } from "./data";

export function ofFile({ who, told, views }: Game): Source {
  return {
    table: null,
    who: async () => who,
    plies: async () => told,
    view: async (ply) => ({ ply, view: views[ply]! }),
    branch: null,
    path: (moment) => `#${moment}`,
    address: null,
  };
}
