import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface ProviderDrillOptions {
  readonly seed: string;
  /** The number of emails per outage, cycling through the kinds. */
  readonly count: number;
  /** Minutes on the drill's clock between sweeps that have work. */
  readonly step: number;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '57' },
  step: { type: 'string', default: '1' },
} as const;

/** The options of `npm run drill:provider`. @throws Failure for invalid options. */
export function providerDrillOptions(args: readonly string[]): ProviderDrillOptions {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    step: wholeNumber('step', values.step),
  };
}
