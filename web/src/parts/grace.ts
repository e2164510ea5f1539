/** How long a friend may be away before a bot may take over, in words; null is for good. */
import { t, texts } from "../texts/index.svelte";
import { span } from "./span";

export const GRACES: (number | null)[] = [120, 600, 86_400, null];
export const USUAL_GRACE = 600;

export function graceText(seconds: number | null): string {
  if (seconds === null) return t("page-grace-never");
  if (GRACES.includes(seconds)) return t(`page-grace-${seconds}`);
  return t("page-grace-other", { span: span(seconds, texts.language) });
}
