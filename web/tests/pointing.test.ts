import { beforeEach, expect, test, vi } from "vitest";
import { pointing } from "../src/panel/pointing";
import { FakeElement, fire, newPage, afterUpdate } from "./dom";

const choosing = { hovered: null as string | null };
let button: FakeElement;
let entry: FakeElement;
let end: () => void;
const forget = vi.fn();
const aim = vi.fn(() => forget);

beforeEach(() => {
  newPage();
  vi.clearAllMocks();
  choosing.hovered = null;
  button = new FakeElement();
  entry = new FakeElement({}, button);
  end = pointing(choosing, "a1", aim)(entry as never) as () => void;
});

test("pointing at a button with the mouse points at its cell, and aims once", async () => {
  entry.hovered = true;
  fire(entry, "pointerenter", entry, { pointerType: "mouse" });
  fire(entry, "pointerenter", entry, { pointerType: "mouse" });
  expect([choosing.hovered, aim.mock.calls.length]).toEqual(["a1", 1]);
  entry.hovered = false;
  fire(entry, "pointerleave", entry);
  await afterUpdate();
  expect([choosing.hovered, forget.mock.calls.length]).toEqual([null, 1]);
});

test("with a finger does not", () => {
  fire(entry, "pointerenter", entry, { pointerType: "touch" });
  expect(choosing.hovered).toBeNull();
});

test("pointing at a button by keyboard lasts as long as the focus is inside", async () => {
  button.focus();
  fire(entry, "focusin", button);
  fire(entry, "pointerleave", entry);
  await afterUpdate();
  expect(choosing.hovered).toBe("a1");
  new FakeElement().focus();
  fire(entry, "focusout", button);
  await afterUpdate();
  expect(choosing.hovered).toBeNull();
});

test("pointing at a button leaves alone what is pointed at by another", async () => {
  fire(entry, "pointerenter", entry, { pointerType: "mouse" });
  choosing.hovered = "b1";
  fire(entry, "pointerleave", entry);
  await afterUpdate();
  expect(choosing.hovered).toBe("b1");
});

test("pointing at a button is over when the button vanishes; what was aimed at is not put back then", async () => {
  fire(entry, "pointerenter", entry, { pointerType: "mouse" });
  entry.isConnected = false;
  end();
  await afterUpdate();
  expect([choosing.hovered, forget.mock.calls.length]).toEqual([null, 0]);
});
