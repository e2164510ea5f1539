/** The scoring under way, as far as it was seen from its beginning: the whole line, who paid, who took what. */
import { untrack } from "svelte";
import type { Happened } from "../../contract";
import { SCORING } from "../plan/happening";
import type { Explorer, Field, View } from "../view";

export interface Scene {
  /** Who stood there, in order, without those who went home unpaid. */
  line: Explorer[];
  /** The seat that paid for the line. */
  paid: number | null;
  home: { height: number; seat: number }[];
  /** By place in line: the field that was taken, null for none. */
  took: (Field | null)[];
}

interface Given {
  view: View;
  fresh: Happened[];
}

export class Scenes {
  #given: () => Given;
  #kept = $state.raw<Scene | null>(null);

  constructor(given: () => Given) {
    this.#given = given;
    $effect.pre(() => {
      const { view, fresh } = given();
      untrack(() => (this.#kept = after(this.#kept, view, fresh)));
    });
  }

  /** Null when nothing is scored. */
  readonly shown = $derived.by((): Scene | null => {
    const { view } = this.#given();
    if (!SCORING.includes(view.phase)) return null;
    return this.#kept ?? { line: view.line, paid: null, home: [], took: [] };
  });

  /** Whether more than one stood there. */
  readonly many = $derived.by(() => {
    const { line, home } = this.shown ?? { line: [], home: [] };
    return line.length > 1 || home.length > 0;
  });
}

/** What is known of the scoring after a step; null where its beginning was not seen. */
function after(before: Scene | null, view: View, fresh: Happened[]): Scene | null {
  if (!SCORING.includes(view.phase)) return null;
  const begin = fresh.findLastIndex(({ kind }) => kind === "line");
  const scene = begin < 0 ? before : begun(view, fresh.slice(begin));
  const now = scene === null ? -1 : placeNow(scene, view);
  if (scene === null || now < 0) return null;
  const chosen = fresh.filter(({ kind }) => kind === "field" || kind === "no-field");
  const took = begin < 0 ? [...scene.took, ...chosen.map(fieldOf)] : [];
  return { ...scene, took: took.slice(0, view.phase === "choosing" ? now : now + 1) };
}

/** The place in line of who has the turn, behind the last when all have had it; -1 for none of them. */
export function placeNow({ line }: Scene, { line: left }: View): number {
  const [next] = left;
  return next ? line.findIndex(({ height }) => height === next.height) : line.length;
}

function begun(view: View, events: Happened[]): Scene {
  const homeless = events.filter(({ kind }) => kind === "line-home");
  const home = homeless.map(({ facts, seat }) => ({ height: Number(facts.height), seat }));
  const paid = events.find(({ kind }) => kind === "line-paid")?.seat ?? null;
  return { line: view.line, paid, home, took: [] };
}

function fieldOf({ facts }: Happened): Field | null {
  return (facts.field as Field | undefined) ?? null;
}
