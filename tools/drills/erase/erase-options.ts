import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from '../../console/failure.mjs';
import { wholeNumber } from '../whole-number';

export interface EraseArguments {
  readonly seed: string;
  readonly count: number;
  readonly without: string | null;
}

/** The options of `npm run drill:erase`. Throws a Failure for what is none. */
export function eraseArguments(args: readonly string[]): EraseArguments {
  const { values } = parse(args);
  return {
    seed: values.seed ?? String(randomInt(1_000_000)),
    count: wholeNumber('count', values.count),
    without: values.without ?? null,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        count: { type: 'string', default: '3' },
        without: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Known: --seed --count --without.`);
  }
}
