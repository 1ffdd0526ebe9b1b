import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface FloodDrillOptions {
  readonly seed: string;
  /** The number of submissions, each by a new client. */
  readonly count: number;
  /** The number of concurrent submissions. */
  readonly atOnce: number;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '5000' },
  'at-once': { type: 'string', default: '16' },
} as const;

/** The options of `npm run drill:flood`. @throws Failure for invalid options. */
export function floodDrillOptions(args: readonly string[]): FloodDrillOptions {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    atOnce: wholeNumber('at-once', values['at-once']),
  };
}
