/** Who acts, where it is no seat.

Made by `python web/wire.py` from src/serai/core/contract.py: change that, and make it anew. */
/** Nobody: the game is over. */
export const OVER = -2;
