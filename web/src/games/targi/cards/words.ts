/** The cards in words: short names to be read at a glance, and whole sentences. */
import { t } from "../../../texts/index.svelte";
import {
  GOODS,
  GOODS_NAMES,
  type Amount,
  type Border,
  type BorderName,
  type Good,
  type GoodsName,
  type Kind,
  type Raid,
  type TribeCard,
} from "../view";

export const kindName = (kind: Kind) => t(`targi-kind-${kind}`);
export const borderName = (name: BorderName) => t(`targi-border-name-${name}`);
/** What a goods card gives, such as “dates and salt”. */
export const goodsName = (name: GoodsName) =>
  t("targi-goods-card", { card: GOODS_NAMES.indexOf(name) });
/** A tribe card for people, such as “Oasis, 2 points”. */
export const cardName = ({ kind, points }: TribeCard) =>
  t("targi-card", { kind: kindName(kind), points });

export const effectShort = (effect: string) => t(`targi-short-${effect}`);
export const effectWords = (effect: string | null) =>
  effect === null ? t("targi-card-no-effect") : t(`targi-effect-${effect}`);

function amountWords({ ware, number }: Amount): string {
  return ware === "point"
    ? t("targi-points", { points: number })
    : t("targi-amount", { good: ware, number });
}

/** Several amounts, or the word for none. */
export const amountsWords = (amounts: Amount[]) =>
  amounts.length ? amounts.map(amountWords).join(", ") : t("targi-ware-none");

/** What a card costs, without the gold that may be paid instead. */
export function costOf({ cost }: TribeCard): { ware: Good | "gold"; number: number }[] {
  const wares = [...GOODS, "gold"] as const;
  return wares.map((ware) => ({ ware, number: cost[ware] })).filter(({ number }) => number !== 0);
}

export function costWords(card: TribeCard): string {
  const cost = amountsWords(costOf(card));
  return card.or_gold ? t("targi-card-or-gold", { cost }) : cost;
}

/** Kind, points, cost and effect. */
export function tribeWords(card: TribeCard): string {
  const { kind, points, effect } = card;
  return t("targi-card-tribe", {
    kind: kindName(kind),
    points,
    cost: costWords(card),
    effect: effectWords(effect),
  });
}

export const goodsWords = (name: GoodsName) => t("targi-card-goods", { gives: goodsName(name) });

/** A card that lies face down, or is unknown. */
export const backWords = (deck: "goods" | "tribe") => t(`targi-card-back-${deck}`);

export const borderWords = (card: Border) =>
  t("targi-border-words", { name: borderName(card.name), does: borderDoes(card) });

/** What a border card does, a corner included. */
export const borderDoes = ({ name, raid }: Border) =>
  raid ? raidWords(raid) : t(`targi-border-does-${name}`);

/** What a corner takes from each player. */
function raidWords({ goods, gold, points }: Raid): string {
  return gold ? t("targi-border-raid-gold", { points }) : t("targi-border-raid", { goods, points });
}
