import { beforeEach, expect, test, vi } from "vitest";
import { saying } from "../src/panel/saying";
import { afterUpdate, FakeElement, fire, newPage, page } from "./dom";

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

test("what the mouse points at says what it would do, anything else nothing", async () => {
  fire(panel, "pointerover", button, { pointerType: "mouse" });
  await afterUpdate();
  expect(tell).toHaveBeenLastCalledWith("Pay 2 dates");
  fire(panel, "pointerover", plain, { pointerType: "mouse" });
  await afterUpdate();
  expect(tell).toHaveBeenLastCalledWith(null);
  fire(panel, "pointerover", button, { pointerType: "mouse" });
  fire(panel, "pointerleave", panel);
  await afterUpdate();
  expect(tell).toHaveBeenLastCalledWith(null);
});

test("a finger points at nothing", async () => {
  fire(panel, "pointerover", button, { pointerType: "touch" });
  await afterUpdate();
  expect(tell).not.toHaveBeenCalled();
});

test("what is reached by keyboard says it too, as long as it has the focus", async () => {
  button.focus();
  fire(panel, "focusin", button);
  await afterUpdate();
  expect(tell).toHaveBeenLastCalledWith("Pay 2 dates");
  fire(panel, "focusout", button);
  await afterUpdate();
  expect(tell).toHaveBeenLastCalledWith(null);
});

test("a button that is only pressed says nothing", async () => {
  page.byKeys = false;
  button.focus();
  fire(panel, "focusin", button);
  await afterUpdate();
  expect(tell).not.toHaveBeenCalled();
});

test("from one button to the next nothing is said in between", async () => {
  button.focus();
  fire(panel, "focusin", button);
  await afterUpdate();
  tell.mockClear();
  fire(panel, "focusout", button);
  fire(panel, "focusin", button);
  await afterUpdate();
  expect(tell.mock.calls.flat()).toEqual(["Pay 2 dates", "Pay 2 dates"]);
});
