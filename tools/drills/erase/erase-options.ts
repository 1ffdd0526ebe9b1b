import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface EraseArguments {
  readonly seed: string;
  readonly count: number;
  readonly without: string | null;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '3' },
  without: { type: 'string' },
} as const;

/** The options of `npm run drill:erase`. @throws Failure for invalid options. */
export function eraseArguments(args: readonly string[]): EraseArguments {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    without: values.without ?? null,
  };
}
