/** What a drawing says may be done or not, and where it is said: on the plan, in a line, or below. */
import type { Claim } from "../../../board/claims";
import { GOODS, SIDES, type Field, type Good, type Side } from "../view";

/** A tile on a cell, an explorer on a part … with what the rules say of it. */
type On<What> = What & Pick<Claim, "allowed">;

export interface OnPlan {
  moves: On<{ cell: string }>[];
  tiles: On<{ cell: string; rotation: number }>[];
  explorers: On<{ height: number; side: Side }>[];
  recalls: On<{ height: number }>[];
  scores: On<{ side: Side }>[];
}

export function onPlan(claims: Claim[]): OnPlan {
  const of = <What>(verb: string, read: (words: string[]) => What): On<What>[] =>
    wordsOf(claims, verb).map(({ words, allowed }) => ({ ...read(words), allowed }));
  return {
    moves: of("move", ([cell]) => ({ cell: cell! })),
    tiles: of("lay", ([cell, rotation]) => ({ cell: cell!, rotation: Number(rotation) })),
    explorers: of("explorer", ([height, side]) => ({
      height: Number(height),
      side: SIDES.find((one) => one === side)!,
    })),
    recalls: of("recall", ([height]) => ({ height: Number(height) })),
    scores: of("score", ([side]) => ({ side: SIDES.find((one) => one === side)! })),
  };
}

/** Whether a tile of a display may be taken or scouted; null if nothing is said. */
export function takes(claims: Claim[], tile: string): boolean | null {
  return about(claims, ["take", "scout"], tile);
}

export function chooses(claims: Claim[], field: Field): boolean | null {
  return about(claims, ["field"], field);
}

export function puts(claims: Claim[], good: Good): boolean | null {
  return about(claims, ["put"], good);
}

/** A claim that has no place of its own; with the good it is about, if it is about one. */
export interface Answer extends Claim {
  good: Good | null;
}

const PLACED = ["move", "lay", "explorer", "recall", "score", "take", "scout", "field", "put"];

export function answersOf(claims: Claim[]): Answer[] {
  return claims
    .filter(({ action }) => !PLACED.includes(action.split(" ")[0]!))
    .map((claim) => {
      const [verb, what] = claim.action.split(" ");
      const good = GOODS.find((one) => verb === "throw" && one === what) ?? null;
      return { ...claim, good };
    });
}

function wordsOf(claims: Claim[], verb: string) {
  return claims
    .map(({ action, allowed }) => ({ words: action.split(" "), allowed }))
    .filter(({ words }) => words[0] === verb)
    .map(({ words, allowed }) => ({ words: words.slice(1), allowed }));
}

function about(claims: Claim[], verbs: string[], what: string): boolean | null {
  const found = claims.find(({ action }) => verbs.some((verb) => action === `${verb} ${what}`));
  return found?.allowed ?? null;
}
