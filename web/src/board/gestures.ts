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
  let held: { id: number; at: Point; dragging: boolean } | null = null;
  let fingers: { apart: number; middle: Point } | null = null;
  let tapped = { time: -TWICE, at: { x: 0, y: 0 } };
  let swallow = false;

  const place = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    swallow = false;
    if (event.isPrimary && event.button === 0)
      held = { id: event.pointerId, at: place(event), dragging: false };
  }

  function move(event: PointerEvent): void {
    if (held?.id !== event.pointerId || fingers || !on.loose()) return;
    const now = place(event);
    const by = { x: now.x - held.at.x, y: now.y - held.at.y };
    if (!held.dragging && Math.hypot(by.x, by.y) < SLACK) return;
    if (!held.dragging) frame.setPointerCapture(event.pointerId);
    held = { ...held, at: now, dragging: true };
    on.drag(by);
  }

  function up(event: PointerEvent): void {
    if (held?.id !== event.pointerId) return;
    if (held.dragging) swallow = true;
    else if (event.pointerType === "touch") tap(event);
    held = null;
  }

  function tap(event: PointerEvent): void {
    const at = place(event);
    const near = Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < NEAR;
    const twice = near && event.timeStamp - tapped.time < TWICE;
    tapped = { time: twice ? -TWICE : event.timeStamp, at };
    if (!twice) return;
    swallow = true;
    on.doubleTap(at);
  }

  /** A drag and a second tap are no clicks. */
  function click(event: MouseEvent): void {
    if (swallow && event.detail > 0) event.stopPropagation();
    swallow = false;
  }

  function touch(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other) {
      fingers = null;
      return;
    }
    event.preventDefault();
    const [a, b] = [place(one), place(other)];
    const now = {
      apart: Math.hypot(a.x - b.x, a.y - b.y),
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    };
    if (fingers && event.type === "touchmove") {
      const by = { x: now.middle.x - fingers.middle.x, y: now.middle.y - fingers.middle.y };
      on.pinch(now.apart / fingers.apart, now.middle, by);
    }
    fingers = now;
    held = null;
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    on.pinch(Math.exp(-event.deltaY * lines * 0.004), place(event), { x: 0, y: 0 });
  }

  const ended = new AbortController();
  const signal = ended.signal;
  frame.addEventListener("pointerdown", down, { signal });
  frame.addEventListener("pointermove", move, { signal });
  frame.addEventListener("pointerup", up, { signal });
  frame.addEventListener("pointercancel", () => (held = null), { signal });
  frame.addEventListener("click", click, { signal, capture: true });
  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
    frame.addEventListener(name, touch, { signal, passive: false });
  frame.addEventListener("wheel", wheel, { signal, passive: false });
  return () => ended.abort();
}
