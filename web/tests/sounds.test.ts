import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { soundOf, SOUNDS, type SoundName } from "../src/store/sounds";

type Sounds = Record<string, SoundName>;

const files = import.meta.glob<Sounds>("../src/games/*/sounds.ts", {
  eager: true,
  import: "sounds",
});
const games = Object.entries(files).map(([path, sounds]) => [path.split("/").at(-2)!, sounds]);
const sounds: Sounds = { camel: "camel", waterhole: "water" };
const events = (...kinds: string[]): { kind: string }[] => kinds.map((kind) => ({ kind }));

describe("what is heard", () => {
  test("is what the last event with a sound sounds like", () => {
    expect(soundOf(events("camel"), sounds)).toBe("camel");
    expect(soundOf(events("camel", "waterhole", "tied"), sounds)).toBe("water");
  });

  test("is nothing where no event has a sound, or the game has none", () => {
    expect(soundOf(events("tied"), sounds)).toBeNull();
    expect(soundOf([], sounds)).toBeNull();
    expect(soundOf(events("camel"))).toBeNull();
  });

  test("leaves no sound unused: a turn and the end are the frame's", () => {
    const used = Object.values(files).flatMap((sounds) => Object.values(sounds));
    expect([...new Set([...used, "turn", "end"])].sort()).toEqual([...SOUNDS].sort());
  });

  test.each(games)("follows events that there are: %s", (game, sounds) => {
    const file = new URL(`../../src/serai/games/${String(game)}/texts/en.ftl`, import.meta.url);
    const texts = readFileSync(file, "utf-8");
    expect(Object.keys(sounds).length).toBeGreaterThan(3);
    for (const kind of Object.keys(sounds)) {
      expect(texts).toContain(`\n${String(game)}-event-${kind} =`);
    }
  });
});
