import type { Position } from './ast';

/** The rules contain something that this runtime does not support, so they must not be used at all. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    message: string,
    readonly at: Position,
  ) {
    super(message);
  }
}
