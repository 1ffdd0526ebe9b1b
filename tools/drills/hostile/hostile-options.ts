import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface HostileOptions {
  readonly seed: string;
  /** The number of hostile requests while a client uses the product. */
  readonly count: number;
  readonly atOnce: number;
  /** After this many minutes nothing new is started. */
  readonly minutes: number;
  /** The deployed name of the only call or route to test. */
  readonly only?: string;
  /** Makes text normalization quadratic, to prove that the drill detects it. */
  readonly plant: boolean;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '2000' },
  'at-once': { type: 'string', default: '8' },
  minutes: { type: 'string', default: '20' },
  only: { type: 'string' },
  plant: { type: 'boolean', default: false },
} as const;

/** The options of `npm run drill:hostile`. @throws Failure for invalid options. */
export function hostileOptions(args: readonly string[]): HostileOptions {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    atOnce: wholeNumber('at-once', values['at-once']),
    minutes: wholeNumber('minutes', values.minutes),
    ...(values.only !== undefined && { only: values.only }),
    plant: values.plant,
  };
}
