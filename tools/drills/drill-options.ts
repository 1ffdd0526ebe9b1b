import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from '../console/failure.mjs';
import { wholeNumber } from './whole-number';

export interface DrillArguments {
  readonly seed: string;
  readonly count: number;
  readonly devices: number;
  readonly parallel: number;
  /** Seconds in which all have to be there once the line is back. */
  readonly within: number;
  /** Whether Workbox's queue is given the same load for comparison. */
  readonly compare: boolean;
}

/** The options of `npm run drill:outbox`. Throws a Failure for what is none. */
export function drillArguments(args: readonly string[]): DrillArguments {
  const { values } = parse(args);
  return {
    seed: values.seed ?? String(randomInt(1_000_000)),
    count: wholeNumber('count', values.count),
    devices: wholeNumber('devices', values.devices),
    parallel: wholeNumber('parallel', values.parallel),
    within: wholeNumber('within', values.within),
    compare: !values['no-compare'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        count: { type: 'string', default: '200' },
        devices: { type: 'string', default: '20' },
        parallel: { type: 'string', default: '4' },
        within: { type: 'string', default: '60' },
        'no-compare': { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new Failure(
      `${(cause as Error).message} Known: --seed --count --devices --parallel --within --no-compare.`,
    );
  }
}
