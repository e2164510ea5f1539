/** What lies on an inner space, in words. */
import { cardName, goodsName } from "../cards/words";
import { t } from "../../../texts/index.svelte";
import type { Inner } from "../view";

/** In a few words, such as “Oasis, 2 points”. */
export function lying({ card, down }: Inner): string {
  if (card) return card.deck === "goods" ? goodsName(card.name) : cardName(card);
  return down ? t("targi-panel-down", { deck: down }) : t("targi-panel-no-card");
}
