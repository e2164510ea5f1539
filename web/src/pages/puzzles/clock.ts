/** What is left of a run, as minutes and seconds. */

const SECOND = 1000;
const MINUTE = 60;

export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** A chance as a whole number of percent; what is not sure is neither 0 nor 100. */
export function percent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** With its sign, so that it says which way it went. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
