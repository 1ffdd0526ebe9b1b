import { parseArgs } from 'node:util';
import { contract, type CallName } from '@domain/api/contract';
import { Failure } from '../../console/failure.mjs';
import { wholeNumber } from '../whole-number';

export interface FuzzOptions {
  readonly seed: number;
  /** Requests to each call. */
  readonly count: number;
  readonly calls: readonly CallName[];
  /** Calls that are tried at the same time. */
  readonly parallel: number;
  /** Whether records full of scripts are opened in a browser as well. */
  readonly screens: boolean;
}

/** The options of `npm run drill:fuzz`. Throws a Failure for what is none. */
export function fuzzOptions(args: readonly string[]): FuzzOptions {
  const values = parse(args);
  const names = Object.keys(contract) as CallName[];
  const calls = names.filter(
    (name) =>
      values.only === undefined || values.only.includes(name) || values.only.includes(contract[name].name),
  );
  if (calls.length === 0) throw new Failure('--only names no call.');
  return {
    seed: wholeNumber('seed', values.seed),
    count: wholeNumber('count', values.count),
    parallel: wholeNumber('parallel', values.parallel),
    calls,
    screens: !values['no-screens'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string', default: '1' },
        count: { type: 'string', default: '10000' },
        parallel: { type: 'string', default: '8' },
        only: { type: 'string', multiple: true },
        'no-screens': { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new Failure(`${(cause as Error).message} Known: --seed --count --parallel --only --no-screens.`);
  }
}
