import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface RestoreArguments {
  readonly seed: string;
  /** Documents with edge-case values, in addition to the demo data. */
  readonly count: number;
  /** Whether the restored data is modified before the comparison, which must make the drill fail. */
  readonly spoil: boolean;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '2000' },
  spoil: { type: 'boolean', default: false },
} as const;

/** The options of `npm run drill:restore`. @throws Failure for invalid options. */
export function restoreArguments(args: readonly string[]): RestoreArguments {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    spoil: values.spoil,
  };
}
