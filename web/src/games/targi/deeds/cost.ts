/** What a tribe card costs whoever lays it: its price less what their own cards take off (T36).

Only to be shown beforehand: whether and how a card can be paid is always told by the server. */
import type { Amount } from "../choices";
import { GOODS, type Good, type Player, type TribeCard, type Ware } from "../view";
import { count } from "./step";

const BARTERED = 2;
const MOST_LAID = 12;

const total = (goods: Record<Good, number>) => GOODS.reduce((sum, good) => sum + goods[good], 0);

/** How many goods less it costs. */
export function discount(player: Player, { kind, cost }: TribeCard): number {
  return Math.min(count(player, `cheap_${kind}`), total(cost));
}

/** How many of its goods may be paid with others. */
export function barter(player: Player, card: TribeCard): number {
  const goods = total(card.cost) - discount(player, card);
  return Math.min(BARTERED * count(player, "barter"), goods);
}

export function canLay(player: Player, card: TribeCard): boolean {
  return player.laid < MOST_LAID && canPay(player, card);
}

function canPay(player: Player, card: TribeCard): boolean {
  const { cost, or_gold } = card;
  if (or_gold && player.gold > 0) return true;
  const goods = total(cost) - discount(player, card);
  const matching = GOODS.reduce((sum, good) => sum + Math.min(cost[good], player.goods[good]), 0);
  const enough = total(player.goods) >= goods && goods - matching <= barter(player, card);
  return enough && player.gold >= cost.gold;
}

/** A printed token of the price: paid, spared by a discount, or paid with another good. */
export interface Token {
  ware: Ware;
  fate: "paid" | "spared" | "bartered";
  with: Ware | null;
}

/** The price, token by token, if it is paid like this. */
export function tokens({ cost, or_gold }: TribeCard, gives: Amount[]): Token[] {
  const given = (ware: Ware) => gives.find((amount) => amount.ware === ware)?.number ?? 0;
  const paid = (ware: Ware): Token => ({ ware, fate: "paid", with: null });
  if (or_gold && given("gold")) return [paid("gold")];
  const others = GOODS.flatMap((good) =>
    Array<Good>(Math.max(0, given(good) - cost[good])).fill(good),
  );
  const goods = GOODS.flatMap((ware) =>
    Array.from({ length: cost[ware] }, (_, place): Token => {
      if (place < given(ware)) return paid(ware);
      const other = others.shift();
      return other ? { ware, fate: "bartered", with: other } : { ware, fate: "spared", with: null };
    }),
  );
  return [...goods, ...Array.from({ length: cost.gold }, () => paid("gold"))];
}
