import { expect, it } from 'vitest';
import { pickFault } from './faults';
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

it('brings every fault, before and after the server has it', () => {
  const random = randomFrom('7');
  const seen = new Set(
    Array.from({ length: 500 }, () => pickFault(random)).map(({ kind, commits }) => `${kind} ${commits}`),
  );
  expect([...seen].sort()).toEqual([
    'delay true',
    'drop false',
    'drop true',
    'duplicate true',
    'error false',
    'error true',
    'half true',
    'hang false',
    'hang true',
    'html false',
    'html true',
    'none true',
  ]);
});
