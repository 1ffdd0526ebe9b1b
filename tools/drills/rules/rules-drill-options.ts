import { readOptions } from '../../console/read-options';
import { wholeNumber } from '../whole-number';

export interface RulesDrillOptions {
  readonly seed: string;
  /** The number of mutants, chosen by the seed; null for all. */
  readonly count: number | null;
}

const options = { seed: { type: 'string', default: '1' }, count: { type: 'string' } } as const;

/** The options of `npm run drill:rules`. @throws Failure for invalid options. */
export function rulesDrillOptions(args: readonly string[]): RulesDrillOptions {
  const { seed, count } = readOptions(args, options);
  if (count === undefined) return { seed, count: null };
  return { seed, count: wholeNumber('count', count) };
}
