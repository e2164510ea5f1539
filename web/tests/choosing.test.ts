import { beforeEach, describe, expect, test } from "vitest";
import { BoardChoosing, type Given } from "../src/board/choosing.svelte";
import type { AnyView } from "../src/games/contract";
import { given } from "./given";

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

let n = 0;
/** What may be done next, and who is to do it. */
function next(actor: number, ...actions: string[]): void {
  const legal = given({}, ...actions).now.legal;
  Object.assign(board.now, { view: { n: ++n, actor }, legal });
  choosing.step();
}

describe("a plan of several actions", () => {
  test("is played one by one, as soon as each may be", () => {
    Object.assign(board.now, { view: { n: 0, actor: 0 } });
    choosing.playAll(["a1", "c1", "d1"]);
    choosing.step(); // nothing has come of it yet
    next(0);
    expect(board.said).toEqual(["play a1"]);
    next(0, "c1", "e1");
    next(0, "d1");
    next(0, "a1");
    expect(board.said).toEqual(["play a1", "play c1", "play d1"]);
  });

  test("ends where its next may not be done", () => {
    choosing.playAll(["a1", "c1", "d1"]);
    next(0, "d1", "e1");
    next(0, "c1", "d1");
    expect(board.said).toEqual(["play a1"]);
  });

  test("ends with another press", () => {
    choosing.playAll(["a1", "c1"]);
    choosing.press("b1", false);
    next(0, "c1");
    expect(board.said).toEqual(["play a1", "play b1"]);
  });

  test("ends with one's turn", () => {
    choosing.playAll(["a1", "c1"]);
    next(1);
    next(0, "c1");
    expect(board.said).toEqual(["play a1"]);
  });
});

describe("a plan that is refused", () => {
  test("ends with its first, and goes on if it was an older one", () => {
    choosing.playAll(["a1", "c1"]);
    board.refusals.at(-1)!();
    next(0, "c1");
    expect(board.said).toEqual(["play a1"]);
    choosing.playAll(["a1", "c1"]);
    const older = board.refusals.at(-1)!;
    choosing.playAll(["b1", "c1"]);
    older();
    next(0, "c1");
    expect(board.said).toEqual(["play a1", "play a1", "play b1", "play c1"]);
  });
});
