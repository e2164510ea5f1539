/** What is to be done now, in a sentence. */
import { t } from "../../../texts/index.svelte";
import type { View } from "../view";
import type { Step } from "./step";

/** For the one who has to do it. */
export function heading({ view, me }: Pick<Step, "view" | "me">): string {
  const player = view.players[me]!;
  return t(`targi-deed-head-${view.phase}`, {
    targi: view.targi,
    pieces: player.pieces_out,
    takes: view.takes,
    over: player.goods_over,
    from: view.using.piece === "1" ? "noble" : player.hand === null ? "empty" : "full",
    corner: view.raid?.corner ?? 0,
    goods: view.raid?.goods ?? 0,
    points: view.raid?.points ?? 0,
  });
}

/** For everybody else. */
export function waiting(view: View, names: string[]): string {
  return t("targi-deed-wait", { phase: view.phase, name: names[view.actor] ?? "" });
}
