import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface PhotoDrillArguments {
  readonly seed: string;
  readonly count: number;
  /** Seconds in which all have to be with the server once the line is back. */
  readonly within: number;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '60' },
  within: { type: 'string', default: '240' },
} as const;

/** The options of `npm run drill:photos`. Throws a Failure for what is none. */
export function photoDrillArguments(args: readonly string[]): PhotoDrillArguments {
  const { seed = randomSeed(), count, within } = readOptions(args, options);
  return { seed, count: wholeNumber('count', count), within: wholeNumber('within', within) };
}
