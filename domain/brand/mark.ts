/** The logo, the camera's view down a pipe, as circles in a square of 32: outermost first. */
export const markCircles = [
  { cy: 16, r: 15, fill: '#A8481F' },
  { cy: 16, r: 11.4, fill: '#6CC6CF' },
  { cy: 15.5, r: 8.2, fill: '#2B93A0' },
  { cy: 15, r: 5.6, fill: '#0B6470' },
  { cy: 14.7, r: 3.2, fill: '#14232D' },
] as const;

/** Beside the name of the business. */
export const markSize = 32;

/** The logo as a picture, at this address of every build: for emails, because mail clients show no SVG. */
export const markPicture = '/icons/mark.png';
