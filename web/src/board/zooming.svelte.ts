/** The buttons of a lens, for a board that has them elsewhere than under it. */
export class Zooming {
  /** Whether anything is looked at more closely. */
  zoomed = $state(false);
  /** Closer by a factor, or farther; and all of it. They are the lens's. */
  step: (factor: number) => void = () => {};
  fit: () => void = () => {};
}
