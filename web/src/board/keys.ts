/** Keys that work wherever one is on a table's page, not on its board alone. */
import { settings } from "../store/settings.svelte";

const FIELDS = "input, select, textarea, [contenteditable]";
const DIALOG = "dialog[open]";

/** Whether a key is meant for the board, its panel or whatever `home` is: nobody types, no dialog is
open, and it is no shortcut of the browser's. Who has switched such keys off uses them at home. */
export function meant(event: KeyboardEvent, home: HTMLElement): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = event.target as Element;
  if (target.closest(FIELDS) || document.querySelector(DIALOG)) return false;
  return settings.keys || home.contains(target);
}
