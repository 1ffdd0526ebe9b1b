import { expect, it } from 'vitest';
import { randomFrom } from '../random';
import { pickFault } from './faults';

it('produces every fault, before and after the server gets the request', () => {
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
