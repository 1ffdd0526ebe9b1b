import { contract, type CallName } from '@domain/api/contract';
import { Failure } from '../../console/failure.mjs';
import { readOptions } from '../../console/read-options';
import { wholeNumber } from '../whole-number';
import { partSize } from './parts';

export interface FuzzOptions {
  readonly seed: number;
  /** The first request to each call, to continue an earlier run. */
  readonly from: number;
  /** Requests to each call. */
  readonly count: number;
  readonly calls: readonly CallName[];
  /** The number of concurrent lanes, each with its own handlers and project. */
  readonly parallel: number;
  /** After this many minutes nothing new is started. */
  readonly minutes: number;
  /** Whether records full of scripts are also viewed in a browser. */
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

/** The options of `npm run drill:fuzz`. @throws Failure for invalid options. */
export function fuzzOptions(args: readonly string[]): FuzzOptions {
  const values = readOptions(args, options);
  const names = Object.keys(contract) as CallName[];
  const calls = names.filter(
    (name) => values.only === undefined || values.only.includes(name) || values.only.includes(name),
  );
  if (calls.length === 0) throw new Failure('--only does not name a call.');
  const from = wholeNumber('from', values.from, 0);
  if (from % partSize !== 0) throw new Failure(`--from must be a multiple of ${partSize}.`);
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
