/** What a drawing says may be done or not, and where it is said: on a card, on a row, or beside. */
import type { Claim } from "../../../board/claims";
import type { Amount, BorderName, Rate, View, Ware } from "../view";

/** The card of the square that an action is about, or where a marker would go. */
export function placeOf(action: string): string | null {
  const [verb, what, to] = action.split(" ");
  if (verb === "place" || verb === "use") return what!;
  return verb === "move" ? to! : null;
}

/** The row of the display, from 0. */
export function rowOf(action: string): number | null {
  const [verb, row] = action.split(" ");
  return verb === "row" ? Number(row) - 1 : null;
}

/** A claim that has no place of its own: as tokens if it is paid or exchanged, else as it is written. */
export interface Answer extends Claim {
  gives: Amount[];
  takes: Amount[];
}

export function answersOf(claims: Claim[], view: View): Answer[] {
  return claims
    .filter(({ action }) => placeOf(action) === null && rowOf(action) === null)
    .map((claim) => ({ ...claim, ...exchangeOf(claim.action, view) }));
}

type Exchange = Pick<Answer, "gives" | "takes">;

function exchangeOf(action: string, view: View): Exchange {
  const [verb, what, to] = action.split(" ") as [string, Ware, string];
  if (verb === "pay") return { gives: payment(action, view), takes: [] };
  if (verb === "return") return { gives: [{ ware: what, number: 1 }], takes: [] };
  if (verb === "take") return { gives: [], takes: [{ ware: what, number: 1 }] };
  if (verb === "silver") return silver(view, what, Number(to));
  return verb === "trade" ? trade(view, what, to as Ware) : { gives: [], takes: [] };
}

/** What a border card of this name exchanges. */
function ratesOf({ border }: View, name: BorderName): Rate[] {
  return border.find((card) => card.name === name)!.rates!;
}

function trade(view: View, given: Ware, taken: Ware): Exchange {
  const rates = ratesOf(view, "trader");
  const rate = rates.find(({ takes }) => (takes === "gold") === (taken === "gold"))!;
  const [gives, takes] = rate.pairs[0] as [number, number];
  return { gives: [{ ware: given, number: gives }], takes: [{ ware: taken, number: takes }] };
}

function silver(view: View, ware: Ware, number: number): Exchange {
  const rates = ratesOf(view, "silversmith");
  const rate = rates.find(({ gives }) => (gives === "gold") === (ware === "gold"))!;
  const points = rate.pairs.find(([given]) => given === number)![1]!;
  return { gives: [{ ware, number }], takes: [{ ware: "point", number: points }] };
}

/** Such as `pay dates 1 salt 2`; `pay gold` is one. */
function payment(action: string, { raid }: View): Amount[] {
  if (action === "pay gold") return [{ ware: "gold", number: 1 }];
  if (action === "pay points") return raid ? [{ ware: "point", number: raid.points }] : [];
  return [...action.matchAll(/(dates|salt|pepper) (\d+)/g)].map(([, ware, number]) => ({
    ware: ware as Ware,
    number: Number(number),
  }));
}
