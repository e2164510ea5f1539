import { beforeEach, describe, expect, test, vi } from "vitest";
import { BoardChoosing, type Given } from "../src/board/choosing.svelte";
import type { AnyView, Choice } from "../src/games/contract";
import { Choosing as Desert } from "../src/games/desert/choosing.svelte";
import { Choosing as Sons } from "../src/games/sons/choosing.svelte";
import { Choosing as Targi } from "../src/games/targi/choosing.svelte";

const legal = (...actions: string[]): Choice[] =>
  actions.map((action) => ({ action, preview: [] }) as unknown as Choice);

/** What a board is given, with what it said. */
function given(view: object, ...actions: string[]) {
  const said: string[] = [];
  const now = {
    view: { n: 0, ...view } as never,
    me: 0 as number | null,
    legal: legal(...actions),
    play: (action: string) => void said.push(`play ${action}`),
    ask: (action: string) => void said.push(`ask ${action}`),
    dismiss: vi.fn(),
  } satisfies Given<never>;
  return { now, said };
}

/** A board on which a cell's name is the action. */
class Plain extends BoardChoosing<AnyView, Set<string>> {
  readonly current = "a1";

  constructor(given: () => Given<AnyView>) {
    super(given, (legal) => new Set(legal.map(({ action }) => action)));
  }

  possible(cell: string): boolean {
    return this.choices.has(cell);
  }

  action(cell: string): string | null {
    return this.choices.has(cell) ? cell : null;
  }

  step(): void {
    this.afterStep();
  }

  protected refuse(cell: string): void {
    this.given().ask(cell);
  }
}

let board: ReturnType<typeof given>;
let choosing: Plain;
beforeEach(() => {
  board = given({}, "a1", "b1");
  choosing = new Plain(() => board.now);
});

describe("a press on any board", () => {
  test("of the mouse plays at once", () => {
    choosing.press("a1", false);
    expect(board.said).toEqual(["play a1"]);
  });

  test("of a finger waits for the second", () => {
    choosing.press("a1", true);
    expect([choosing.picked, board.said]).toEqual(["a1", []]);
    choosing.press("b1", true);
    choosing.press("b1", true);
    expect(board.said).toEqual(["play b1"]);
  });

  test("asks why not where nothing may be done", () => {
    choosing.press("c1", true);
    expect(board.said).toEqual(["ask c1"]);
  });

  test("only looks while it is another's turn", () => {
    board.now.legal = [];
    choosing.press("a1", true);
    expect([choosing.picked, choosing.pointed, board.said]).toEqual(["a1", "a1", []]);
    choosing.press("a1", false);
    expect(choosing.picked).toBeNull();
  });
});

describe("what was pressed on any board", () => {
  test("is let go of, and that takes away the last answer", () => {
    expect(choosing.release()).toBe(false);
    choosing.press("a1", true);
    board.now.dismiss.mockClear();
    expect(choosing.release()).toBe(true);
    expect(choosing.picked).toBeNull();
    expect(board.now.dismiss).toHaveBeenCalledOnce();
  });

  test("is forgotten after a step, and by another seat", () => {
    choosing.step();
    choosing.press("a1", true);
    choosing.step();
    expect(choosing.picked).toBe("a1");
    board.now.view = { n: 1 } as never;
    choosing.step();
    expect(choosing.picked).toBeNull();
    choosing.press("a1", true);
    board.now.me = 1;
    choosing.step();
    expect(choosing.picked).toBeNull();
  });

  test("comes after what is walked to, and that after what is pointed at", () => {
    choosing.picked = "a1";
    choosing.walked = "b1";
    choosing.hovered = "c1";
    expect(choosing.pointed).toBe("c1");
    expect(choosing.pointedAmong(choosing.choices)).toBe("b1");
    expect(choosing.pointedAmong(new Set(["a1"]))).toBe("a1");
    expect(choosing.pointedAmong(new Set())).toBeNull();
  });
});

describe("a press in the desert", () => {
  const cells = ["a1", "a2", "a3"].map((name) => ({ name }));
  const view = { phase: "camels", cells, colours: ["lime", "mint"] };

  test("takes up the only herd that can go there", () => {
    const { now, said } = given(view, "camel lime a1", "camel lime a2", "camel mint a2");
    const choosing = new Desert(() => now);
    choosing.press("a1", false);
    expect([choosing.herd, choosing.picked, said]).toEqual(["lime", "a1", []]);
    choosing.press("a1", false);
    expect(said).toEqual(["play camel lime a1"]);
  });

  test("keeps a space for which a herd has to be chosen", () => {
    const { now, said } = given(view, "camel lime a2", "camel mint a2");
    const choosing = new Desert(() => now);
    choosing.press("a2", true);
    expect([choosing.herd, choosing.shared]).toEqual([null, "a2"]);
    choosing.choose("mint" as never);
    expect([choosing.shared, choosing.picked]).toEqual([null, "a2"]);
    choosing.press("a3", false);
    expect(said).toEqual(["ask camel mint a3"]);
    expect([choosing.release(), choosing.herd, choosing.release()]).toEqual([true, null, false]);
  });
});

describe("a press in Targi", () => {
  test("skips only when it is done twice", () => {
    const { now, said } = given({ phase: "acting" }, "use 2", "skip 3");
    const choosing = new Targi(() => now);
    choosing.press("3", false);
    expect([choosing.picked, said]).toEqual(["3", []]);
    choosing.press("3", false);
    choosing.press("2", false);
    choosing.press("4", false);
    expect(said).toEqual(["play skip 3", "play use 2", "ask use 4"]);
  });

  test("takes up one of several markers before it is moved", () => {
    const { now, said } = given({ phase: "moving" }, "move a1 b1", "move a2 b2");
    const choosing = new Targi(() => now);
    expect([choosing.possible("a2"), choosing.possible("b2")]).toEqual([true, false]);
    choosing.press("a2", true);
    expect([choosing.from, choosing.possible("b2"), said]).toEqual(["a2", true, []]);
    choosing.press("b1", false);
    choosing.press("b2", false);
    expect(said).toEqual(["ask move a2 b1", "play move a2 b2"]);
    expect([choosing.release(), choosing.from]).toEqual([true, null]);
  });
});

describe("a press in the realm of the desert sons", () => {
  const view = { phase: "laying", laid: null, players: [{ caravan: "f6", explorers: [] }] };

  test("turns a tile that fits in several ways; the key lays it", () => {
    const { now, said } = given(view, "lay g6 0", "lay g6 2", "lay e6 1");
    const choosing = new Sons(() => now);
    expect(choosing.current).toBe("f6");
    choosing.press("g6", false);
    choosing.press("g6", false);
    expect([choosing.picked, choosing.rotation("g6"), said]).toEqual(["g6", 2, []]);
    choosing.confirm("g6");
    choosing.press("e6", false);
    expect(said).toEqual(["play lay g6 2", "play lay e6 1"]);
  });

  test("on a tile with two oases goes on to the part that is pressed", () => {
    const exploring = { ...view, phase: "exploring", laid: "g6" };
    const { now, said } = given(exploring, "explorer 9 n", "explorer 9 s");
    const choosing = new Sons(() => now);
    choosing.confirm("g6");
    expect([choosing.part, said]).toEqual(["n", []]);
    choosing.pressPart("s", true);
    expect([choosing.part, said]).toEqual(["s", []]);
    choosing.pressPart("s", true);
    expect(said).toEqual(["play explorer 9 s"]);
  });
});
