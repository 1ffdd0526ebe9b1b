import type { FaceName } from '../fonts/load-faces';
import type { Color } from './color';

export interface TextStyle {
  readonly face: FaceName;
  /** Points. */
  readonly size: number;
  /** Baseline to baseline, points. */
  readonly leading: number;
  readonly color: Color;
}
