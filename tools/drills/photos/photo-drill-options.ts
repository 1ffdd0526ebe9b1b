import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from '../../console/failure.mjs';
import { wholeNumber } from '../whole-number';

export interface PhotoDrillArguments {
  readonly seed: string;
  readonly count: number;
  /** Seconds in which all have to be with the server once the line is back. */
  readonly within: number;
}

/** The options of `npm run drill:photos`. Throws a Failure for what is none. */
export function photoDrillArguments(args: readonly string[]): PhotoDrillArguments {
  const { seed = String(randomInt(1_000_000)), count, within } = parse(args);
  return { seed, count: wholeNumber('count', count), within: wholeNumber('within', within) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        count: { type: 'string', default: '60' },
        within: { type: 'string', default: '240' },
      },
    }).values;
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Known: --seed --count --within.`);
  }
}
