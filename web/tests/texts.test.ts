import { describe, expect, test } from "vitest";
import { ago } from "../src/pages/home/ago";
import { span } from "../src/parts/span";
import { isolated, listing } from "../src/texts/mixed";
import { written } from "../src/texts/numbers";

describe("words of two scripts", () => {
  test("a Hebrew name is set apart in a sentence from left to right, others are left alone", () => {
    expect(isolated("דנה")).toBe("\u2068דנה\u2069");
    expect(isolated("Zoë")).toBe("Zoë");
  });

  test.each([
    ["en", "a, b and c"],
    ["pl", "a, b i c"],
    ["fr", "a, b et c"],
    ["de", "a, b und c"],
  ])("a list in %s", (language, told) => {
    expect(listing(["a", "b", "c"], language)).toBe(told);
  });

  test("in Hebrew, Latin words are set apart and joined by a maqaf", () => {
    expect(listing(["a", "b"], "he")).toBe("\u2068a\u2069 ו־\u2068b\u2069");
  });

  test("one word is no list, and none is nothing", () => {
    expect(listing(["a"], "en")).toBe("a");
    expect(listing([], "en")).toBe("");
  });
});

describe("numbers and times", () => {
  test("a minus sign, no hyphen", () => {
    expect([written(-3), written(0), written(12)]).toEqual(["\u22123", "0", "12"]);
  });

  test.each([
    [5, "5 sec"],
    [119, "119 sec"],
    [121, "3 min"],
    [2 * 3600, "2 hr"],
    [3 * 86_400, "3 days"],
  ])("%i seconds", (seconds, told) => {
    expect(span(seconds, "en")).toBe(told);
  });

  test("how long ago, and never in the future", () => {
    const now = 1_000_000_000_000;
    expect(ago(now - 61_000, now, "en")).toBe("1 minute ago");
    expect(ago(now - 86_400_000, now, "en")).toBe("yesterday");
    expect(ago(now + 5_000, now, "en")).toBe("now");
  });
});
