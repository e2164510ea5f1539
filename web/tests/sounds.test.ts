import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sounds as desert } from "../src/games/desert/sounds";
import { sounds as sons } from "../src/games/sons/sounds";
import { sounds as targi } from "../src/games/targi/sounds";
import { soundOf, SOUNDS } from "../src/store/sounds";

const GAMES = { desert, targi, sons };
const events = (...kinds: string[]): { kind: string }[] => kinds.map((kind) => ({ kind }));

describe("what is heard", () => {
  test("is what the last event with a sound sounds like", () => {
    expect(soundOf(events("camel"), desert)).toBe("camel");
    expect(soundOf(events("camel", "waterhole", "tied"), desert)).toBe("water");
  });

  test("is nothing where no event has a sound, or the game has none", () => {
    expect(soundOf(events("tied"), desert)).toBeNull();
    expect(soundOf([], desert)).toBeNull();
    expect(soundOf(events("camel"))).toBeNull();
  });

  test("leaves no sound unused: a turn and the end are the frame's", () => {
    const used = Object.values(GAMES).flatMap((sounds) => Object.values(sounds));
    expect([...new Set([...used, "turn", "end"])].sort()).toEqual([...SOUNDS].sort());
  });

  test.each(Object.entries(GAMES))("in %s follows events that there are", (game, sounds) => {
    const file = new URL(`../../src/serai/games/${game}/texts/en.ftl`, import.meta.url);
    const texts = readFileSync(file, "utf-8");
    for (const kind of Object.keys(sounds)) expect(texts).toContain(`\n${game}-event-${kind} =`);
  });
});
