import { describe, expect, test } from "vitest";
import { Playing } from "../src/pages/replay/playing.svelte";
import type { Replay } from "../src/pages/replay/replay.svelte";

/** A replay at a moment, and where it was asked to go. */
function at(moment: number) {
  const went: number[] = [];
  const replay = { at: moment, seen: moment, beginning: 2, end: 9 };
  const show = (to: number) => Promise.resolve(void (replay.at = to));
  const playing = new Playing({ ...replay, show } as unknown as Replay, (to) => went.push(to));
  return { playing, went };
}

describe("a replay that is to run by itself", () => {
  test("begins anew where it was opened at its end", () => {
    const { playing, went } = at(9);
    playing.toggle();
    expect([playing.on, went]).toEqual([true, [2]]);
    playing.toggle();
    expect([playing.on, went]).toEqual([false, [2]]);
  });

  test("goes on from where it is", () => {
    const { playing, went } = at(5);
    playing.toggle();
    expect([playing.on, went]).toEqual([true, []]);
  });
});
