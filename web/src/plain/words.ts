/** Any view in words. */
import type { AnyView } from "../games/contract";
import { t, texts } from "../texts/index.svelte";
import { written } from "../texts/numbers";

export type Data = null | boolean | number | string | Data[] | { [field: string]: Data };
export type Fields = { [field: string]: Data };
export type PlainView = AnyView & Fields;

/** What the frame shows by itself, or beside each seat. */
const FRAME = ["game", "seat", "seats", "names", "n", "actor", "players"];

export function boardOf(view: PlainView): Fields {
  return Object.fromEntries(Object.entries(view).filter(([field]) => !FRAME.includes(field)));
}

/** What is told of a seat, where the view has it in the usual way. */
export function playerOf(view: PlainView, seat: number): Fields {
  const players = view.players;
  const player = Array.isArray(players) ? players[seat] : null;
  return isFields(player) ? player : {};
}

export function isFields(data: Data | undefined): data is Fields {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** Whether it is told in one line. */
export function isShort(data: Data): boolean {
  return Array.isArray(data) ? data.every((one) => typeof one !== "object") : !isFields(data);
}

export function label(game: string, field: string): string {
  const key = `${game}-view-${field}`;
  return texts.has(key) ? t(key) : field.replaceAll("_", " ");
}

export function actionName(game: string, action: string): string {
  const key = `${game}-action-${action.replaceAll(" ", "-")}`;
  return texts.has(key) ? t(key) : action;
}

export function plainly(data: Data): string {
  if (data === null || data === "" || (Array.isArray(data) && !data.length)) return "–";
  if (typeof data === "boolean") return t(data ? "page-option-yes" : "page-option-no");
  if (typeof data === "number") return written(data);
  return Array.isArray(data) ? data.map(plainly).join(" ") : String(data);
}
