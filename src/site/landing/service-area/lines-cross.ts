import type { MapPoint } from './projection';

interface Line {
  readonly point: MapPoint;
  readonly label: MapPoint;
}

/** On which side of a line, seen from its point, something lies. */
const side = ({ point, label }: Line, at: MapPoint) =>
  Math.sign((label.x - point.x) * (at.y - point.y) - (label.y - point.y) * (at.x - point.x));

/** Whether the lines from two points to their labels cross. */
export function linesCross(a: Line, b: Line): boolean {
  return side(a, b.point) * side(a, b.label) < 0 && side(b, a.point) * side(b, a.label) < 0;
}
