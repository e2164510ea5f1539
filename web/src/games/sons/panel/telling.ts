/** What is to be done now, and how far the game is: in a sentence each. */
import { touching } from "../../../board/pointer";
import { t } from "../../../texts/index.svelte";
import type { Choices } from "../choices";
import type { Phase, View } from "../view";
import type { Step } from "./step";

type Moment = Pick<Step, "view" | "me" | "choices">;

const yes = (is: boolean) => (is ? "yes" : "no");

/** To whom it has to be done by. */
export function heading(moment: Moment, names: string[]): string {
  const { view, me, choices } = moment;
  const { explorers, display, water } = view.players[me]!;
  return t(`sons-panel-head-${view.phase}`, {
    ...moving(choices),
    ...discovering(moment),
    ...rumour(view),
    name: names[view.turn] ?? "",
    turn: view.second ? "second" : view.extra ? "extra" : "usual",
    touch: yes(touching()),
    cells: choices.lay.size,
    tiles: display.length,
    home: explorers.filter(({ at }) => at === null).length,
    must: yes(choices.pass === null),
    fields: view.fields_free,
    height: view.line[0]?.height ?? 0,
    number: choices.look.size,
    can: yes(choices.leader !== null),
    water,
  });
}

/** To everybody else. */
export function waiting(view: View, names: string[]): string {
  return t("sons-panel-wait", { phase: view.phase, name: names[view.actor] ?? "" });
}

/** The part of the turn, and how many tiles are left. */
export function phase(view: View): string {
  const part = t("sons-say-part", { part: PARTS[view.phase] });
  return view.phase === "over" ? part : t("sons-say-phase", { part, left: left(view) });
}

/** How near the end is. */
function left(view: View): string {
  if (view.last) return t("sons-pile-last", { turns: view.last });
  if (!view.left) return t("sons-pile-drawn");
  return t(view.near ? "sons-pile-near" : "sons-pile-left", { number: view.left });
}

const PARTS: Record<Phase, string> = {
  lot: "begin",
  dealing: "begin",
  moving: "move",
  discovering: "discover",
  drawing: "discover",
  laying: "discover",
  answering: "discover",
  redrawing: "discover",
  exploring: "explore",
  ordering: "score",
  choosing: "score",
  throwing: "score",
  hearing: "score",
  putting: "score",
  looking: "score",
  looked: "score",
  leading: "end",
  over: "over",
};

/** How many fields can be reached free, and with the camel driver. */
function moving({ move }: Choices) {
  const paid = [...move.values()].filter(({ preview }) =>
    preview?.some(({ kind }) => kind === "driver"),
  );
  return { free: move.size - paid.length, driver: paid.length };
}

/** In which ways one can discover, and whether one has to. */
function discovering({ view, choices: { draw, take, scout, pass } }: Moment) {
  const open = take.size + scout.size;
  const ways = draw === null ? (open ? "open" : "none") : open ? "both" : "draw";
  return { ways, open, how: view.second ? "second" : pass === null ? "must" : "may" };
}

/** The rumour in one's hand, or the good for which there is no place, and what it is worth. */
function rumour(view: View) {
  const heard = view.rumours.find(({ name }) => name === view.heard);
  const good = view.chosen ?? heard?.good ?? null;
  return { value: heard?.value ?? 0, good: good ?? "", points: good ? view.worth[good] : 0 };
}
