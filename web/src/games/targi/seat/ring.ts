/** The border as a ring of sixteen cards. */
const SIDE = 4;

/** Column and row of a border card, 0 to 4: clockwise, the last one in the upper left corner. */
export function spot(number: number): { x: number; y: number } {
  const step = number % SIDE;
  switch (Math.floor(number / SIDE) % SIDE) {
    case 0:
      return { x: step, y: 0 };
    case 1:
      return { x: SIDE, y: step };
    case 2:
      return { x: SIDE - step, y: SIDE };
    default:
      return { x: 0, y: SIDE - step };
  }
}
