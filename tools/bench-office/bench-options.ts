import { readOptions } from '../console/read-options';
import { Failure } from '../console/failure.mjs';

export interface BenchOptions {
  readonly seed: string;
  /** Numbers of bookings, smallest first. */
  readonly sizes: readonly number[];
}

const options = {
  seed: { type: 'string', default: '1' },
  sizes: { type: 'string', default: '100,10000,100000' },
} as const;

/** The options of `npm run bench:office`. @throws Failure for invalid options. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { seed, sizes } = readOptions(args, options);
  const numbers = sizes.split(',').map(Number);
  if (numbers.some((size) => !Number.isInteger(size) || size < 100)) {
    throw new Failure('--sizes must be whole numbers of at least 100, such as 100,10000.');
  }
  return { seed, sizes: numbers.toSorted((one, other) => one - other) };
}
