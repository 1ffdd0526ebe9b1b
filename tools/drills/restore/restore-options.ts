import { readOptions } from '../../console/read-options';
import { randomSeed } from '../random-seed';
import { wholeNumber } from '../whole-number';

export interface RestoreArguments {
  readonly seed: string;
  /** Documents with awkward values, beside the demo data. */
  readonly count: number;
  /** Whether the restored data are changed before they are compared: then the drill has to fail. */
  readonly spoil: boolean;
}

const options = {
  seed: { type: 'string' },
  count: { type: 'string', default: '2000' },
  spoil: { type: 'boolean', default: false },
} as const;

/** The options of `npm run drill:restore`. Throws a Failure for what is none. */
export function restoreArguments(args: readonly string[]): RestoreArguments {
  const values = readOptions(args, options);
  return {
    seed: values.seed ?? randomSeed(),
    count: wholeNumber('count', values.count),
    spoil: values.spoil,
  };
}
