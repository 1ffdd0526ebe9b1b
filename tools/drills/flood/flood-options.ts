import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from '../../console/failure.mjs';
import { wholeNumber } from '../whole-number';

export interface FloodDrillOptions {
  readonly seed: string;
  /** Submissions, each by a client of its own. */
  readonly count: number;
  /** Submissions under way at once. */
  readonly atOnce: number;
}

/** The options of `npm run drill:flood`. Throws a Failure for what is none. */
export function floodDrillOptions(args: readonly string[]): FloodDrillOptions {
  const { values } = parse(args);
  return {
    seed: values.seed ?? String(randomInt(1_000_000)),
    count: wholeNumber('count', values.count),
    atOnce: wholeNumber('at-once', values['at-once']),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        count: { type: 'string', default: '5000' },
        'at-once': { type: 'string', default: '16' },
      },
    });
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Known: --seed --count --at-once.`);
  }
}
