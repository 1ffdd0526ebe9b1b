import type { Position } from './ast';

/** A condition without a value: it grants nothing, but `true ||` and `false &&` next to it still decide. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';

  constructor(
    message: string,
    readonly at: Position,
  ) {
    super(message);
  }
}
