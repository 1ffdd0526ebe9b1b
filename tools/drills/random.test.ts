import { expect, it } from 'vitest';
import { randomFrom } from './random';

const first = (seed: string) => Array.from({ length: 5 }, randomFrom(seed).next);

it('gives the same numbers for the same seed, and others for another', () => {
  expect(first('7')).toEqual(first('7'));
  expect(first('7')).not.toEqual(first('8'));
});

it('a fork is independent of the numbers already drawn', () => {
  const [fresh, used] = [randomFrom('7'), randomFrom('7')];
  used.next();
  expect(used.fork('a').next()).toBe(fresh.fork('a').next());
});
