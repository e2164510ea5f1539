/** A board's choosing without a board. */
import { vi } from "vitest";
import type { Given } from "../src/board/choosing.svelte";
import type { Choice } from "../src/games/contract";

const legal = (...actions: string[]): Choice[] =>
  actions.map((action) => ({ action, preview: [] }) as unknown as Choice);

/** What a board is given, with what it said, and how each of that is refused. */
export function given(view: object, ...actions: string[]) {
  const said: string[] = [];
  const refusals: (() => void)[] = [];
  const now = {
    view: { n: 0, ...view } as never,
    me: 0 as number | null,
    legal: legal(...actions),
    play: (action: string, refused: () => void = () => {}) => {
      said.push(`play ${action}`);
      refusals.push(refused);
    },
    ask: (action: string) => void said.push(`ask ${action}`),
    dismiss: vi.fn(),
  } satisfies Given<never>;
  return { now, said, refusals };
}
