import type { Position } from './ast';

/** A condition that has no value: it grants nothing, but `true ||` and `false &&` beside it still decide. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';

  constructor(
    message: string,
    readonly at: Position,
  ) {
    super(message);
  }
}
