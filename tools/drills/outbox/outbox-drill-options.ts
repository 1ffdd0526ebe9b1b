import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface OutboxDrillArguments {
  readonly seed: string;
  readonly count: number;
  readonly devices: number;
  readonly parallel: number;
  /** Seconds within which all referrals must arrive once the connection is back. */
  readonly within: number;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '200' },
  devices: { type: 'string', default: '20' },
  parallel: { type: 'string', default: '4' },
  within: { type: 'string', default: '60' },
} as const;

/** The options of `npm run drill:outbox`. @throws Failure for invalid options. */
export function outboxDrillArguments(args: readonly string[]): OutboxDrillArguments {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    devices: wholeNumber('devices', values.devices),
    parallel: wholeNumber('parallel', values.parallel),
    within: wholeNumber('within', values.within),
  };
}
