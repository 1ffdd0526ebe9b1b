import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface KillDrillOptions {
  readonly seed: string;
  /** Clients, at the least: more come for as long as there are kills to come. */
  readonly count: number;
  /** Kills of the functions, at the named points first. */
  readonly kills: number;
  /** Clients at once. */
  readonly atOnce: number;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '60' },
  kills: { type: 'string', default: '75' },
  'at-once': { type: 'string', default: '8' },
} as const;

/** The options of `npm run drill:kill`. Throws a Failure for what is none. */
export function killDrillOptions(args: readonly string[]): KillDrillOptions {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    kills: wholeNumber('kills', values.kills),
    atOnce: wholeNumber('at-once', values['at-once']),
  };
}
