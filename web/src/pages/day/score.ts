/** What is told of a day's game in few words. */
import { span } from "../../parts/span";
import { t, texts } from "../../texts/index.svelte";
import type { DayResultTold } from "../../wire/types";

/** “41 : 37 : 12”, one's own first; “–” where it is not known. */
export function pointsOf({ points }: Pick<DayResultTold, "points">): string {
  return points.map((one) => one ?? "–").join(" : ");
}

export function outcomeOf({ share }: Pick<DayResultTold, "share">): "won" | "shared" | "lost" {
  if (share === 1) return "won";
  return share ? "shared" : "lost";
}

/** A day as the reader writes it; it is the day in UTC everywhere. */
export function dateOf(day: string, style: "long" | "medium" = "long"): string {
  const words = new Intl.DateTimeFormat(texts.language, { dateStyle: style, timeZone: "UTC" });
  return words.format(new Date(`${day}T00:00:00Z`));
}

/** A moment, where the reader is. */
export function timeOf(at: number): string {
  const words = new Intl.DateTimeFormat(texts.language, {
    ...{ weekday: "short", day: "numeric", month: "short" },
    ...{ hour: "2-digit", minute: "2-digit", timeZoneName: "short" },
  });
  return words.format(at);
}

export function leftOf(milliseconds: number): string {
  return span(Math.max(1, milliseconds / 1000), texts.language);
}

/** A line to be sent to anybody: it tells how well, and nothing of the deal. */
export function lineOf(game: string, day: string, mine: DayResultTold, played: number): string {
  const facts = { game: t(`${game}-name`), date: dateOf(day, "medium"), played };
  const how = { outcome: outcomeOf(mine), points: pointsOf(mine), rank: mine.rank ?? played };
  const line = t("page-day-line", { ...facts, ...how });
  return `Serai · ${line} · ${location.origin}/day/${game}/${day}`;
}
