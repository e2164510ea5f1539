/** A game from the file itself: nothing is asked of anybody. */
import type { Source } from "../pages/replay/sources";
import { Refused } from "../store/ask";
import { t } from "../texts/index.svelte";
import type { BranchTold } from "../wire/types";
import type { Game } from "./data";

export function ofFile({ who, told, views, analysis }: Game): Source {
  return {
    table: null,
    who: async () => who,
    plies: async () => told,
    view: async (ply) => ({ ply, view: views[ply]! }),
    branch:
      analysis && (({ ply, actions = [] }) => found(analysis.ways, [ply, ...actions].join(" | "))),
    path: (moment) => `#${moment}`,
    address: null,
  };
}

/** A step of a better line; of any other way nothing is in the file. */
async function found(ways: Record<string, BranchTold>, name: string): Promise<BranchTold> {
  const way = ways[name];
  if (way) return way;
  const sentence = t("page-no-connection");
  throw new Refused({ code: "no-connection", facts: {}, sentence }, 0);
}
