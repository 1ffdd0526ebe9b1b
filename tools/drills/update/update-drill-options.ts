import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from '../../console/failure.mjs';
import { wholeNumber } from '../whole-number';

export interface UpdateDrillArguments {
  readonly seed: string;
  readonly count: number;
}

/** The options of `npm run drill:update`. Throws a Failure for what is none. */
export function updateDrillArguments(args: readonly string[]): UpdateDrillArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { seed: { type: 'string' }, count: { type: 'string', default: '24' } },
    });
    return { seed: values.seed ?? String(randomInt(1_000_000)), count: wholeNumber('count', values.count) };
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure(`${(cause as Error).message} Known: --seed --count.`);
  }
}
