/** Two fingers that turn: one step for each eighth of a circle. */
const STEP = 45;

export function twisting(
  plan: HTMLElement,
  turn: (step: number) => void,
  signal: AbortSignal,
): void {
  let before: number | null = null;
  let turned = 0;

  function touch(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other) {
      before = null;
      return;
    }
    const now = Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX);
    const angle = (now * 180) / Math.PI;
    if (before === null) turned = 0;
    else turned += ((angle - before + 540) % 360) - 180;
    before = angle;
    if (Math.abs(turned) < STEP) return;
    turn(Math.sign(turned));
    turned = 0;
  }

  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
    plan.addEventListener(name, touch, { signal, passive: true });
}
