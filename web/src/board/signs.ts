/** The seats' signs, drawn around the origin within a circle of radius 7. */
export const SIGNS = [
  "M0-7 6.5 5h-13Z", // a triangle, like a tent
  "M-5-5H5V5H-5Z", // a square
  "M0-7.5 6.5 0 0 7.5-6.5 0Z", // a diamond
  "M-2.2-7h4.4v4.8H7v4.4H2.2V7h-4.4V2.2H-7v-4.4h4.8Z", // a cross
  "M0-6.5A6.5 6.5 0 1 1 0 6.5 6.5 6.5 0 0 1 0-6.5Zm0 3.6a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8Z", // a ring
] as const;
