import { parseArgs } from 'node:util';
import { Failure } from '../../console/failure.mjs';
import { wholeNumber } from '../whole-number';

export interface RulesDrillOptions {
  readonly seed: string;
  /** How many mutants, chosen by the seed; null for all. */
  readonly count: number | null;
}

/** The options of `npm run drill:rules`. Throws a Failure for what is none. */
export function rulesDrillOptions(args: readonly string[]): RulesDrillOptions {
  const { seed, count } = parse(args);
  if (count === undefined) return { seed, count: null };
  return { seed, count: wholeNumber('count', count) };
}

function parse(args: readonly string[]) {
  try {
    const options = { seed: { type: 'string', default: '1' }, count: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Known: --seed --count.`);
  }
}
