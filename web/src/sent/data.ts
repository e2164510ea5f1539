/** What is in a file that was sent: the game, packed, and the words of one language. */
import type { Who } from "../pages/replay/sources";
import type { BranchTold, GameAnalysisTold, PositionTold, ReplayTold } from "../wire/types";

interface Sent {
  language: string;
  game: string;
  /** By folder; a later text stands in for an earlier one. */
  texts: Record<string, string | string[]>;
  packed: string;
}

/** The game as it was packed: every ply, and the view after each; if it was analysed, how, and each
better line step by step (`source.ts` says by which name). */
export interface Game {
  who: Who;
  told: ReplayTold;
  views: PositionTold["view"][];
  analysis: { document: GameAnalysisTold; ways: Record<string, BranchTold> } | null;
}

export const sent = JSON.parse(document.getElementById("game")!.textContent!) as Sent;

export async function unpacked(): Promise<Game> {
  const bytes = Uint8Array.from(atob(sent.packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text()) as Game;
}
