import { expect, test } from 'vitest';
import { listAddress, listFilterOf } from './list-filters';

test('a filtered list’s address is parsed as that filter', () => {
  expect(listAddress('referrals', 'reward-due')).toBe('?tab=workflow&list=referrals&filter=reward-due');
  expect(listFilterOf('referrals', new URLSearchParams(listAddress('referrals', 'reward-due')))).toBe(
    'reward-due',
  );
});

test('a filter of another list or an unknown one is ignored', () => {
  expect(listFilterOf('requests', new URLSearchParams(listAddress('jobs', 'unpaid')))).toBeNull();
  expect(listFilterOf('jobs', new URLSearchParams('filter=everything'))).toBeNull();
  expect(listFilterOf('jobs', new URLSearchParams(listAddress('jobs')))).toBeNull();
});
