/** A length of time in a language's own short words, in the unit in which people would say it. */
const UNITS: [unit: string, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function span(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= 2 * length) ?? ["second", 1];
  const words = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" });
  return words.format(Math.ceil(seconds / length));
}
