import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface UpdateDrillArguments {
  readonly seed: string;
  readonly count: number;
}

const options = { seed: { type: 'string' }, count: { type: 'string', default: '24' } } as const;

/** The options of `npm run drill:update`. @throws Failure for invalid options. */
export function updateDrillArguments(args: readonly string[]): UpdateDrillArguments {
  const values = readOptions(args, options);
  return { seed: values.seed ?? randomSeed(), count: wholeNumber('count', values.count) };
}
