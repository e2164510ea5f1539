/** As much of a page as hands need: elements with data attributes, what is focused, and events. */
import { vi } from "vitest";

export class FakeElement extends EventTarget {
  readonly dataset: Record<string, string>;
  readonly children: FakeElement[];
  parent: FakeElement | null = null;
  isConnected = true;
  hovered = false;

  constructor(dataset: Record<string, string> = {}, ...children: FakeElement[]) {
    super();
    this.dataset = dataset;
    this.children = children;
    for (const child of children) child.parent = this;
  }

  /** Of a data attribute alone: nothing here is a field or a dialog. */
  closest(selector: string): FakeElement | null {
    const name = /^\[data-(\w+)\]$/.exec(selector)?.[1];
    if (name === undefined) return null;
    return name in this.dataset ? this : (this.parent?.closest(selector) ?? null);
  }

  matches(selector: string): boolean {
    return selector === ":hover" ? this.hovered : page.byKeys && page.activeElement === this;
  }

  querySelector(selector: string): FakeElement | null {
    const cell = /^\[data-cell="(.+)"\]$/.exec(selector)?.[1];
    const wanted = (one: FakeElement) =>
      cell === undefined ? one.matches(selector) : one.dataset.cell === cell;
    for (const child of this.children) {
      const found = wanted(child) ? child : child.querySelector(selector);
      if (found) return found;
    }
    return null;
  }

  contains(other: FakeElement): boolean {
    return this === other || this.children.some((child) => child.contains(other));
  }

  focus(): void {
    page.activeElement = this;
  }
}

class FakeDocument extends FakeElement {
  activeElement: FakeElement | null = null;
  /** Whether what is focused was reached by keyboard. */
  byKeys = true;
}

export let page: FakeDocument;

/** A new page for a test. */
export function newPage(): void {
  page = new FakeDocument();
  vi.stubGlobal("document", page);
}

/** Something happens to an element, and is heard by another. */
export function fire(on: EventTarget, name: string, target: FakeElement, more: object = {}): Event {
  const event = new Event(name, { cancelable: true });
  Object.defineProperty(event, "target", { value: target });
  on.dispatchEvent(Object.assign(event, more));
  return event;
}

/** What is put off until an update is over. */
export const afterUpdate = (): Promise<void> => Promise.resolve();
