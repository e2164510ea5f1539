/** What is to be done now, in a sentence. */
import { t } from "../../../texts/index.svelte";
import type { View } from "../view";
import type { Step } from "./step";

const yes = (is: boolean) => (is ? "yes" : "no");

/** To whom it has to be done by. */
export function heading(
  { view, me, choices }: Pick<Step, "view" | "me" | "choices">,
  names: string[],
): string {
  const { draw, take, scout, pass } = choices;
  const explorers = view.players[me]!.explorers;
  return t(`sons-deed-head-${view.phase}`, {
    name: names[view.turn] ?? "",
    second: yes(view.second),
    extra: yes(view.extra),
    home: explorers.filter(({ at }) => at === null).length,
    found: yes(draw !== null || take.size > 0 || scout.size > 0),
    must: yes(pass === null),
    fields: view.fields_free,
    height: view.line[0]?.height ?? 0,
    good: view.chosen ?? "",
  });
}

/** To everybody else. */
export function waiting(view: View, names: string[]): string {
  return t("sons-deed-wait", { phase: view.phase, name: names[view.actor] ?? "" });
}
