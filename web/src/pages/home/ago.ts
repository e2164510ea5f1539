/** How long ago something was, in a language's own words. */
const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(milliseconds: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - milliseconds) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  return words.format(-Math.floor(seconds / length), unit);
}
