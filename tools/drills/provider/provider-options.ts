import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface ProviderDrillOptions {
  readonly seed: string;
  /** Mails of each outage, of every kind in turn. */
  readonly count: number;
  /** Minutes of the drill's clock from one sweep to the next that has something to do. */
  readonly step: number;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '57' },
  step: { type: 'string', default: '1' },
} as const;

/** The options of `npm run drill:provider`. Throws a Failure for what is none. */
export function providerDrillOptions(args: readonly string[]): ProviderDrillOptions {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    step: wholeNumber('step', values.step),
  };
}
