/** What every button of a panel is given: whether something may be done now, and the verbs. */
export interface Actions {
  /** False while an action is on its way, or something else is being shown. */
  ready: boolean;
  play: (action: string) => void;
  /** One after the other, each as soon as it may be done. */
  playAll?: (actions: string[]) => void;
  ask: (action: string) => void;
}
