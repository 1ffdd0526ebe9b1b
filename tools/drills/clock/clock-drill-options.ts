import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface ClockDrillArguments {
  readonly seed: string;
  /** The minimum clock error in hours. */
  readonly hours: number;
  /** How often each subject is played in each direction. */
  readonly times: number;
}

const options = {
  seed: { type: 'string' },
  hours: { type: 'string', default: '48' },
  times: { type: 'string', default: '2' },
} as const;

/** The options of `npm run drill:clock`. @throws Failure for invalid options. */
export function clockDrillArguments(args: readonly string[]): ClockDrillArguments {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    hours: wholeNumber('hours', values.hours),
    times: wholeNumber('times', values.times),
  };
}
