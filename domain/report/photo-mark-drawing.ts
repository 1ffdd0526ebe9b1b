/** Sizes of photo marks in all views, in pixels of a photo whose longer side is `side`. */
export const markDrawing = {
  side: 640,
  line: 5,
  /** A light outline under the colored stroke, so that it is visible on any photo. */
  lightLine: 9,
  arrowHead: 26,
  fontSize: 26,
  textOutline: 6,
  /** From this share of the width on, a text is right-aligned at its position instead of left-aligned. */
  textEndsFrom: 0.6,
  color: '#A61B1B',
  light: '#FFFFFF',
  dark: '#14232D',
} as const;

/** SVG path data of an arrow with its tip at `toX`, `toY`, in the pixels of `markDrawing`. */
export function arrowPath(x: number, y: number, toX: number, toY: number): string {
  const angle = Math.atan2(toY - y, toX - x);
  const barb = (turn: number) =>
    `${toX - markDrawing.arrowHead * Math.cos(angle + turn)} ${toY - markDrawing.arrowHead * Math.sin(angle + turn)}`;
  return `M${x} ${y}L${toX} ${toY}M${barb(0.5)}L${toX} ${toY}L${barb(-0.5)}`;
}
