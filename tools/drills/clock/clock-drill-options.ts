import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from '../../console/failure.mjs';
import { wholeNumber } from '../whole-number';

export interface ClockDrillArguments {
  readonly seed: string;
  /** By how much the clocks are wrong, at least. */
  readonly hours: number;
  /** How often every subject is played, each time ahead and behind. */
  readonly times: number;
}

/** The options of `npm run drill:clock`. Throws a Failure for what is none. */
export function clockDrillArguments(args: readonly string[]): ClockDrillArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        hours: { type: 'string', default: '48' },
        times: { type: 'string', default: '2' },
      },
    });
    return {
      seed: values.seed ?? String(randomInt(1_000_000)),
      hours: wholeNumber('hours', values.hours),
      times: wholeNumber('times', values.times),
    };
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure(`${(cause as Error).message} Known: --seed --hours --times.`);
  }
}
