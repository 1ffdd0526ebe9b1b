import { expect, it } from 'vitest';
import { randomFrom } from './random';

const first = (seed: string) => Array.from({ length: 5 }, randomFrom(seed).next);

it('gives the same for the same seed, and something else for another', () => {
  expect(first('7')).toEqual(first('7'));
  expect(first('7')).not.toEqual(first('8'));
});

it('gives a fork what does not hang on what was taken before', () => {
  const [fresh, used] = [randomFrom('7'), randomFrom('7')];
  used.next();
  expect(used.fork('a').next()).toBe(fresh.fork('a').next());
});
