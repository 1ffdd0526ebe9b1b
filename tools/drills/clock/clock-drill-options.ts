import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface ClockDrillArguments {
  readonly seed: string;
  /** By how much the clocks are wrong, at least. */
  readonly hours: number;
  /** How often every subject is played, each time ahead and behind. */
  readonly times: number;
}

const options = {
  seed: { type: 'string' },
  hours: { type: 'string', default: '48' },
  times: { type: 'string', default: '2' },
} as const;

/** The options of `npm run drill:clock`. Throws a Failure for what is none. */
export function clockDrillArguments(args: readonly string[]): ClockDrillArguments {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    hours: wholeNumber('hours', values.hours),
    times: wholeNumber('times', values.times),
  };
}
