import { contract, type CallName } from '@domain/api/contract';
import { Failure } from '../../console/failure.mjs';
import { readOptions } from '../../console/read-options';
import { wholeNumber } from '../whole-number';
import { partSize } from './parts';

export interface FuzzOptions {
  readonly seed: number;
  /** The first request to each call, where a run has ended before. */
  readonly from: number;
  /** Requests to each call. */
  readonly count: number;
  readonly calls: readonly CallName[];
  /** Lanes that work at the same time, each with handlers and a project of its own. */
  readonly parallel: number;
  /** After so many, nothing new is begun. */
  readonly minutes: number;
  /** Whether records full of scripts are opened in a browser as well. */
  readonly screens: boolean;
}

const options = {
  seed: { type: 'string', default: '1' },
  count: { type: 'string', default: '10000' },
  from: { type: 'string', default: '0' },
  minutes: { type: 'string' },
  parallel: { type: 'string', default: '8' },
  only: { type: 'string', multiple: true },
  'no-screens': { type: 'boolean', default: false },
} as const;

/** The options of `npm run drill:fuzz`. Throws a Failure for what is none. */
export function fuzzOptions(args: readonly string[]): FuzzOptions {
  const values = readOptions(args, options);
  const names = Object.keys(contract) as CallName[];
  const calls = names.filter(
    (name) =>
      values.only === undefined || values.only.includes(name) || values.only.includes(contract[name].name),
  );
  if (calls.length === 0) throw new Failure('--only names no call.');
  const from = wholeNumber('from', values.from, 0);
  if (from % partSize !== 0) throw new Failure(`--from has to be a multiple of ${partSize}.`);
  return {
    from,
    minutes: values.minutes === undefined ? Infinity : wholeNumber('minutes', values.minutes),
    seed: wholeNumber('seed', values.seed),
    count: wholeNumber('count', values.count),
    parallel: wholeNumber('parallel', values.parallel),
    calls,
    screens: !values['no-screens'],
  };
}
