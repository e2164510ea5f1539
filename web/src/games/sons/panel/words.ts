/** Oases, explorers and lines, in words. */
import { listed, t } from "../../../texts/index.svelte";
import type { Explorer, Field, Oasis } from "../view";

export const fieldName = (field: Field) => t("sons-field", { field });

/** Such as “13 of Anna with the turban”. */
function explorerWords({ height, seat, turban }: Explorer, names: string[]): string {
  const facts = { height, mine: "no", seat: names[seat] ?? "", turban: turban ? "yes" : "no" };
  return t("sons-plan-figure", facts);
}

export function oasisWords(
  { open, fields, explorers }: Pick<Oasis, "open" | "fields" | "explorers">,
  names: string[],
): string {
  const words = [
    t("sons-plan-open", { open }),
    fields.length
      ? t("sons-panel-fields", { fields: listed(fields.map(fieldName)) })
      : t("sons-plan-bare"),
  ];
  const line = explorers.map((explorer) => explorerWords(explorer, names));
  if (line.length) words.push(t("sons-plan-line", { line }));
  return words.join("; ");
}
