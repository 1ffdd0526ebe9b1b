/** Red, green and blue from 0 to 1, as PDF operators expect them. */
export type Color = readonly [number, number, number];
