/** Fingers, wheel and mouse on a board: what they do to its lens. */
import type { Point } from "./hex";

export interface Gestures {
  /** Two fingers or the wheel with Control: larger by a factor around a point, and moved with it. */
  pinch: (factor: number, around: Point, by: Point) => void;
  drag: (by: Point) => void;
  doubleTap: (at: Point) => void;
  /** Whether there is anything to drag now. */
  loose: () => boolean;
}

const SLACK = 8;
const TWICE = 300;
const NEAR = 32;

export function gestures(frame: HTMLElement, on: Gestures): () => void {
  const ended = new AbortController();
  const signal = ended.signal;
  const one = new OneFinger(frame, on);
  const two = new TwoFingers(frame, on);
  frame.addEventListener("pointerdown", (event) => one.down(event), { signal });
  frame.addEventListener("pointermove", (event) => two.down || one.move(event), { signal });
  frame.addEventListener("pointerup", (event) => one.up(event), { signal });
  frame.addEventListener("pointercancel", () => one.letGo(), { signal });
  frame.addEventListener("click", (event) => one.click(event), { signal, capture: true });
  const touch = (event: TouchEvent) => two.touch(event) && one.letGo();
  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
    frame.addEventListener(name, touch, { signal, passive: false });
  const turn = (event: WheelEvent) => wheel(frame, on, event);
  frame.addEventListener("wheel", turn, { signal, passive: false });
  return () => ended.abort();
}

function place(frame: HTMLElement, event: { clientX: number; clientY: number }): Point {
  const box = frame.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function wheel(frame: HTMLElement, on: Gestures, event: WheelEvent): void {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  on.pinch(Math.exp(-event.deltaY * lines * 0.004), place(frame, event), { x: 0, y: 0 });
}

/** One finger or the mouse: it drags, and taps twice. */
class OneFinger {
  #frame: HTMLElement;
  #on: Gestures;
  #held: { id: number; at: Point; dragging: boolean } | null = null;
  #tapped = { time: -TWICE, at: { x: 0, y: 0 } };
  #swallow = false;

  constructor(frame: HTMLElement, on: Gestures) {
    this.#frame = frame;
    this.#on = on;
  }

  down(event: PointerEvent): void {
    this.#swallow = false;
    if (event.isPrimary && event.button === 0)
      this.#held = { id: event.pointerId, at: place(this.#frame, event), dragging: false };
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (held?.id !== event.pointerId || !this.#on.loose()) return;
    const at = place(this.#frame, event);
    const by = { x: at.x - held.at.x, y: at.y - held.at.y };
    if (!held.dragging && Math.hypot(by.x, by.y) < SLACK) return;
    if (!held.dragging) this.#frame.setPointerCapture(event.pointerId);
    this.#held = { ...held, at, dragging: true };
    this.#on.drag(by);
  }

  up(event: PointerEvent): void {
    if (this.#held?.id !== event.pointerId) return;
    if (this.#held.dragging) this.#swallow = true;
    else if (event.pointerType === "touch") this.#tap(event);
    this.letGo();
  }

  letGo(): void {
    this.#held = null;
  }

  /** A drag and a second tap are no clicks. */
  click(event: MouseEvent): void {
    if (this.#swallow && event.detail > 0) event.stopPropagation();
    this.#swallow = false;
  }

  #tap(event: PointerEvent): void {
    const at = place(this.#frame, event);
    const near = Math.hypot(at.x - this.#tapped.at.x, at.y - this.#tapped.at.y) < NEAR;
    const twice = near && event.timeStamp - this.#tapped.time < TWICE;
    this.#tapped = { time: twice ? -TWICE : event.timeStamp, at };
    if (!twice) return;
    this.#swallow = true;
    this.#on.doubleTap(at);
  }
}

/** Two fingers: they pinch. */
class TwoFingers {
  #frame: HTMLElement;
  #on: Gestures;
  #fingers: { apart: number; middle: Point } | null = null;

  constructor(frame: HTMLElement, on: Gestures) {
    this.#frame = frame;
    this.#on = on;
  }

  get down(): boolean {
    return this.#fingers !== null;
  }

  /** Whether there are two. */
  touch(event: TouchEvent): boolean {
    const [one, other] = event.touches;
    const before = this.#fingers;
    this.#fingers = null;
    if (!one || !other) return false;
    event.preventDefault();
    const [a, b] = [place(this.#frame, one), place(this.#frame, other)];
    const apart = Math.hypot(a.x - b.x, a.y - b.y);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (before && event.type === "touchmove") {
      const by = { x: middle.x - before.middle.x, y: middle.y - before.middle.y };
      this.#on.pinch(apart / before.apart, middle, by);
    }
    this.#fingers = { apart, middle };
    return true;
  }
}
