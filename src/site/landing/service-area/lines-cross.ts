import type { MapPoint } from './projection';

interface Line {
  readonly point: MapPoint;
  readonly label: MapPoint;
}

/** The side of a leader line on which a position is, seen from the line's point. */
const side = ({ point, label }: Line, at: MapPoint) =>
  Math.sign((label.x - point.x) * (at.y - point.y) - (label.y - point.y) * (at.x - point.x));

/** Whether two leader lines, from point to label, cross. */
export function linesCross(a: Line, b: Line): boolean {
  return side(a, b.point) * side(a, b.label) < 0 && side(b, a.point) * side(b, a.label) < 0;
}
