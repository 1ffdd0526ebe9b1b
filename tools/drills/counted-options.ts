import { parseArgs } from 'node:util';
import { Failure } from '../console/failure.mjs';
import { wholeNumber } from './whole-number';

export interface CountedOptions {
  readonly seed: string;
  readonly count: number;
}

/** The options of a drill that has a seed and a size. Throws a Failure for what is none. */
export function countedOptions(
  args: readonly string[],
  defaults: { readonly count: number },
): CountedOptions {
  const { seed, count } = parse(args);
  return { seed, count: count === undefined ? defaults.count : wholeNumber('count', count) };
}

function parse(args: readonly string[]) {
  try {
    const options = { seed: { type: 'string', default: '1' }, count: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Known: --seed --count.`);
  }
}
