import { beforeEach, expect, test, vi } from "vitest";
import { saying } from "../src/panel/saying";
import { FakeElement, fire, newPage, page } from "./dom";

const tell = vi.fn();
let button: FakeElement;
let plain: FakeElement;
let panel: FakeElement;

beforeEach(() => {
  newPage();
  vi.clearAllMocks();
  button = new FakeElement({ says: "Pay 2 dates" });
  plain = new FakeElement();
  panel = new FakeElement({}, button, plain);
  saying(tell)(panel as never);
});

test("what the mouse points at says what it would do, anything else nothing", () => {
  fire(panel, "pointerover", button, { pointerType: "mouse" });
  expect(tell).toHaveBeenLastCalledWith("Pay 2 dates");
  fire(panel, "pointerover", plain, { pointerType: "mouse" });
  expect(tell).toHaveBeenLastCalledWith(null);
  fire(panel, "pointerover", button, { pointerType: "mouse" });
  fire(panel, "pointerleave", panel);
  expect(tell).toHaveBeenLastCalledWith(null);
});

test("a finger points at nothing", () => {
  fire(panel, "pointerover", button, { pointerType: "touch" });
  expect(tell).not.toHaveBeenCalled();
});

test("what is reached by keyboard says it too, as long as it has the focus", () => {
  button.focus();
  fire(panel, "focusin", button);
  expect(tell).toHaveBeenLastCalledWith("Pay 2 dates");
  fire(panel, "focusout", button);
  expect(tell).toHaveBeenLastCalledWith(null);
});

test("a button that is only pressed says nothing", () => {
  page.byKeys = false;
  button.focus();
  fire(panel, "focusin", button);
  expect(tell).not.toHaveBeenCalled();
});
