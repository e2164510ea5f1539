import { beforeEach, describe, expect, test, vi } from "vitest";
import { handling, type Extras, type Handled } from "../src/board/handling";
import type { Spots } from "../src/board/walk";
import { FakeElement, fire, newPage, page, afterUpdate } from "./dom";

const { settings } = vi.hoisted(() => ({ settings: { keys: true } }));
vi.mock("../src/store/settings.svelte", () => ({ settings }));

const NAMES = ["a1", "b1", "c1"];
const SPOTS: Spots = new Map(
  NAMES.map((name, column) => [name, { name, row: 0, column, x: column, y: 0 }]),
);

class Chooser implements Handled {
  hovered: string | null = null;
  walked: string | null = null;
  reached: string | null = null;
  current = "a1";
  said: string[] = [];

  possible(cell: string): boolean {
    return cell !== "b1";
  }

  press(cell: string, touched: boolean): void {
    this.said.push(`${touched ? "touch" : "press"} ${cell}`);
  }

  confirm(cell: string): void {
    this.said.push(`confirm ${cell}`);
  }

  release(): boolean {
    this.said.push("release");
    return true;
  }
}

let choosing: Chooser;
let cells: Record<string, FakeElement>;
let inner: FakeElement;
let board: FakeElement;
let elsewhere: FakeElement;
let end = () => {};

function hands(extras: Extras = {}): void {
  end();
  choosing = new Chooser();
  inner = new FakeElement({ part: "n" });
  cells = Object.fromEntries(NAMES.map((cell) => [cell, new FakeElement({ cell })]));
  cells.c1 = new FakeElement({ cell: "c1" }, inner);
  board = new FakeElement({}, ...Object.values(cells));
  elsewhere = new FakeElement();
  end = handling(choosing, () => SPOTS, extras)(board as never) as () => void;
}

const key = (target: FakeElement, key: string, more: object = {}) =>
  fire(page, "keydown", target, { key, ...more }).defaultPrevented;

beforeEach(() => {
  settings.keys = true;
  newPage();
  hands();
});

describe("mouse and fingers", () => {
  test("the mouse points at a cell until it leaves the board", () => {
    fire(board, "pointerover", inner, { pointerType: "mouse" });
    expect(choosing.hovered).toBe("c1");
    fire(board, "pointerleave", board);
    expect(choosing.hovered).toBeNull();
  });

  test("a finger points at nothing", () => {
    choosing.hovered = "a1";
    fire(board, "pointerover", inner, { pointerType: "touch" });
    expect(choosing.hovered).toBeNull();
  });

  test("a click presses a cell, and says whether it was touched", () => {
    fire(board, "pointerdown", cells.a1!, { pointerType: "touch" });
    fire(board, "click", cells.a1!);
    fire(board, "pointerdown", inner, { pointerType: "mouse" });
    fire(board, "click", inner);
    fire(board, "click", board);
    expect(choosing.said).toEqual(["touch a1", "press c1"]);
    expect(choosing.reached).toBe("c1");
  });

  test("a game may take a press for itself, and follow the mouse", () => {
    const hover = vi.fn();
    const press = vi.fn((target: EventTarget | null) => target === inner);
    hands({ hover, press });
    fire(board, "click", inner);
    fire(board, "click", cells.a1!);
    expect(choosing.said).toEqual(["press a1"]);
    fire(board, "pointerover", inner, { pointerType: "mouse" });
    fire(board, "pointerover", inner, { pointerType: "touch" });
    fire(board, "pointerleave", board);
    expect(hover.mock.calls).toEqual([[inner], [null]]);
  });
});

describe("the focus", () => {
  test("that came by keyboard walks; another only reaches", () => {
    cells.b1!.focus();
    fire(board, "focusin", cells.b1!);
    expect([choosing.reached, choosing.walked]).toEqual(["b1", "b1"]);
    page.byKeys = false;
    cells.a1!.focus();
    fire(board, "focusin", cells.a1!);
    expect([choosing.reached, choosing.walked]).toEqual(["a1", null]);
  });

  test("is let go of when it has left all cells", async () => {
    choosing.walked = "a1";
    cells.b1!.focus();
    fire(board, "focusout", cells.a1!);
    await afterUpdate();
    expect(choosing.walked).toBe("a1");
    elsewhere.focus();
    fire(board, "focusout", cells.a1!);
    await afterUpdate();
    expect(choosing.walked).toBeNull();
  });
});

describe("keys", () => {
  test("arrows walk, Enter and the space bar confirm", () => {
    expect(key(cells.a1!, "ArrowRight")).toBe(true);
    expect([page.activeElement, choosing.walked]).toEqual([cells.b1, "b1"]);
    expect(key(cells.a1!, "ArrowLeft")).toBe(false);
    key(cells.b1!, "Enter");
    key(cells.b1!, " ");
    expect(choosing.said).toEqual(["confirm b1", "confirm b1"]);
  });

  test("N goes to the next possible cell, from elsewhere to where Tab leads", () => {
    key(elsewhere, "n");
    expect(choosing.walked).toBe("a1");
    key(cells.a1!, "n");
    expect(choosing.walked).toBe("c1");
    key(cells.c1!, "N", { shiftKey: true });
    expect(choosing.walked).toBe("a1");
    choosing.current = "b1";
    key(elsewhere, "n");
    expect(choosing.walked).toBe("c1");
  });

  test("Escape lets go, and a game has keys of its own", () => {
    hands({ key: (event, cell) => event.key === "r" && cell === null });
    expect([key(elsewhere, "Escape"), key(elsewhere, "r"), key(cells.a1!, "r")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(choosing.said).toEqual(["release"]);
  });

  test("who has switched single keys off has them on the board alone", () => {
    settings.keys = false;
    expect([key(elsewhere, "Escape"), key(cells.a1!, "Escape")]).toEqual([false, true]);
  });

  test("shortcuts of the browser's are left alone", () => {
    expect(key(cells.a1!, "ArrowRight", { altKey: true })).toBe(false);
    expect(key(cells.a1!, "Enter", { ctrlKey: true })).toBe(false);
    expect(key(cells.a1!, "End", { ctrlKey: true })).toBe(true);
  });

  test("nothing is heard any more after the end", () => {
    end();
    fire(board, "click", cells.a1!);
    expect([key(cells.a1!, "Enter"), choosing.said]).toEqual([false, []]);
  });
});
