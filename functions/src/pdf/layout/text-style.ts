import type { FaceName } from '../fonts/load-faces';
import type { Colour } from './colour';

export interface TextStyle {
  readonly face: FaceName;
  /** Points. */
  readonly size: number;
  /** Baseline to baseline, points. */
  readonly leading: number;
  readonly colour: Colour;
}
