import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from '../../console/failure.mjs';
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

/** The options of `npm run drill:kill`. Throws a Failure for what is none. */
export function killDrillOptions(args: readonly string[]): KillDrillOptions {
  const { values } = parse(args);
  return {
    seed: values.seed ?? String(randomInt(1_000_000)),
    count: wholeNumber('count', values.count),
    kills: wholeNumber('kills', values.kills),
    atOnce: wholeNumber('at-once', values['at-once']),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        count: { type: 'string', default: '60' },
        kills: { type: 'string', default: '60' },
        'at-once': { type: 'string', default: '24' },
      },
    });
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Known: --seed --count --kills --at-once.`);
  }
}
