import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface PhotoDrillArguments {
  readonly seed: string;
  readonly count: number;
  /** Seconds within which all photos must be uploaded once the connection is back. */
  readonly within: number;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '60' },
  within: { type: 'string', default: '240' },
} as const;

/** The options of `npm run drill:photos`. @throws Failure for invalid options. */
export function photoDrillArguments(args: readonly string[]): PhotoDrillArguments {
  const { seed = randomSeed(), count, within } = readOptions(args, options);
  return { seed, count: wholeNumber('count', count), within: wholeNumber('within', within) };
}
