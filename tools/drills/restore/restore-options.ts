import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from '../../console/failure.mjs';
import { wholeNumber } from '../whole-number';

export interface RestoreArguments {
  readonly seed: string;
  /** Documents with awkward values, beside the demo data. */
  readonly count: number;
  /** Whether the restored data are changed before they are compared: then the drill has to fail. */
  readonly spoil: boolean;
}

/** The options of `npm run drill:restore`. Throws a Failure for what is none. */
export function restoreArguments(args: readonly string[]): RestoreArguments {
  const { values } = parse(args);
  return {
    seed: values.seed ?? String(randomInt(1_000_000)),
    count: wholeNumber('count', values.count),
    spoil: values.spoil,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        count: { type: 'string', default: '2000' },
        spoil: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Known: --seed --count --spoil.`);
  }
}
