/** Whether this screen is touched: then nothing can be pointed at without being pressed. */
export const touching = (): boolean => matchMedia("(hover: none)").matches;
