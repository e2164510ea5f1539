/** A table's options in words. What has no words, such as the palms somebody has named, is itself. */
import { t, texts } from "../texts/index.svelte";

/** An option may have words of its own, share them with other games, or have none yet. */
export function optionName(game: string, option: string): string {
  const keys = [`${game}-option-${option}`, `page-option-${option}`];
  return firstText(keys) ?? option;
}

export function optionHint(game: string, option: string): string | null {
  return firstText([`${game}-option-${option}-hint`]);
}

/** What is chosen: a name of the house, yes or no, a lot, or a seat. */
export function optionValue(game: string, option: string, value: string): string {
  if (option === "first" && value !== "lot") return t("page-option-first-seat", { seat: value });
  const keys = [`${game}-option-${option}-${value}`, `page-option-${option}-${value}`];
  return firstText([...keys, `page-option-${value}`]) ?? value;
}

function firstText(keys: string[]): string | null {
  const found = keys.find((key) => texts.has(key));
  return found === undefined ? null : t(found);
}
