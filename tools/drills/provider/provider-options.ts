import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from '../../console/failure.mjs';
import { wholeNumber } from '../whole-number';

export interface ProviderDrillOptions {
  readonly seed: string;
  /** Mails of each outage, of every kind in turn. */
  readonly count: number;
  /** Minutes of the drill's clock from one sweep to the next that has something to do. */
  readonly step: number;
}

/** The options of `npm run drill:provider`. Throws a Failure for what is none. */
export function providerDrillOptions(args: readonly string[]): ProviderDrillOptions {
  const { values } = parse(args);
  return {
    seed: values.seed ?? String(randomInt(1_000_000)),
    count: wholeNumber('count', values.count),
    step: wholeNumber('step', values.step),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        count: { type: 'string', default: '57' },
        step: { type: 'string', default: '1' },
      },
    });
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Known: --seed --count --step.`);
  }
}
