/** The caravan's camel, within a square of 32, walking to the right under a broad cloth. */
export const BODY =
  "M-14.8 4C-15-.5-12.8-3-9.6-4-8-10.5 2-11 4.8-4 5.6-2.8 7-2.8 7.8-4 9-6 8.4-9 9.1-11.7 9.7-14 11.8-14.6 13.3-13.6" +
  "L15.8-11.8C16.5-10.7 16-9.4 14.8-9.4L12.8-9.5C12.8-4.4 12.2 2 8.2 5.2L8.2 15.2H4.8L3.6 7C-.5 8-5.5 8-9.2 7L-10.2 15.2H-13.6L-13.4 8C-14.4 7-14.8 5.5-14.8 4Z";

export const LEGS = "M-8.4 6-7.6 14.6H-4.8L-4.2 6ZM-.4 6 .2 14.6H3L3.4 6Z";

/** Over hump and packs; the seat's sign stands on it. */
export const CLOTH =
  "M-2.8-11.6C2.6-11.6 4.9-8 5.3-3.4L5.9 5.6C1 7.4-6.6 7.4-11.5 5.6L-10.9-3.4C-10.5-8-8.2-11.6-2.8-11.6Z";

/** The middle of the cloth. */
export const SIGN = { x: -2.8, y: -1.8 };
