/** Which effects of the laid cards still matter. */
import type { Player } from "../view";

/** These work once, when their card is laid. */
const ON_LAYING = ["take_good", "take_two_goods", "swap"];
/** These wait for the end. */
const AT_END = ["pairs", "full"];

export interface InForce {
  effect: string;
  /** A deck may hold an effect more than once. */
  times: number;
}

/** What works on and on first, then what waits for the end. */
export function inForce(player: Player): InForce[] {
  const times = new Map<string, number>();
  for (const { effect } of player.display.flatMap((row) => row.cards))
    if (effect && !ON_LAYING.includes(effect)) times.set(effect, (times.get(effect) ?? 0) + 1);
  const found = [...times].map(([effect, times]) => ({ effect, times }));
  return [...found.filter((one) => !waits(one)), ...found.filter(waits)];
}

function waits({ effect }: InForce): boolean {
  return AT_END.includes(effect.split("_")[0]!);
}
