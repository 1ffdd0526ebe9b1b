import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface KillDrillOptions {
  readonly seed: string;
  /** The minimum number of clients; more are added while kills remain. */
  readonly count: number;
  /** The number of kills, at the named points first. */
  readonly kills: number;
  /** The number of concurrent clients. */
  readonly atOnce: number;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '60' },
  kills: { type: 'string', default: '75' },
  'at-once': { type: 'string', default: '8' },
} as const;

/** The options of `npm run drill:kill`. @throws Failure for invalid options. */
export function killDrillOptions(args: readonly string[]): KillDrillOptions {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    kills: wholeNumber('kills', values.kills),
    atOnce: wholeNumber('at-once', values['at-once']),
  };
}
