/** Red, green and blue from 0 to 1, as the operators take them. */
export type Colour = readonly [number, number, number];
