/** What every button of a panel is given: whether something may be done now, and the two verbs. */
export interface Actions {
  /** False while an action is on its way, or something else is being shown. */
  ready: boolean;
  play: (action: string) => void;
  ask: (action: string) => void;
}
