import type { Severity } from '../report/severity';

/** Each severity's shape (circle, bar, triangle or octagon) as SVG path data in a 22 by 22 box. */
export const severityShapes: Readonly<Record<Severity, string>> = {
  none: 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  low: 'M4 9h14v4H4z',
  medium: 'M11 3l9 16H2z',
  high: 'M7.3 2h7.4L20 7.3v7.4L14.7 20H7.3L2 14.7V7.3z',
};
