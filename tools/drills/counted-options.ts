import { readOptions } from '../console/read-options';
import { wholeNumber } from './whole-number';

export interface CountedOptions {
  readonly seed: string;
  readonly count: number;
}

const options = { seed: { type: 'string', default: '1' }, count: { type: 'string' } } as const;

/** The options of a drill with a seed and a size. @throws Failure for invalid options. */
export function countedOptions(
  args: readonly string[],
  defaults: { readonly count: number },
): CountedOptions {
  const { seed, count } = readOptions(args, options);
  return { seed, count: count === undefined ? defaults.count : wholeNumber('count', count) };
}
