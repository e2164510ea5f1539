/** How large pieces are, where a card is 100 wide. */
export const TARGI = 46;
export const MARKER = 37;
export const ROBBER = 60;
