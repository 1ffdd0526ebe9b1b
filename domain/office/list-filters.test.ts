import { expect, test } from 'vitest';
import { listAddress, listFilterOf } from './list-filters';

test('the address of a filtered list is read back as that filter', () => {
  expect(listAddress('referrals', 'reward-due')).toBe('?tab=workflow&list=referrals&filter=reward-due');
  expect(listFilterOf('referrals', new URLSearchParams(listAddress('referrals', 'reward-due')))).toBe(
    'reward-due',
  );
});

test('a filter of another list, or of none, filters nothing', () => {
  expect(listFilterOf('requests', new URLSearchParams(listAddress('jobs', 'unpaid')))).toBeNull();
  expect(listFilterOf('jobs', new URLSearchParams('filter=everything'))).toBeNull();
  expect(listFilterOf('jobs', new URLSearchParams(listAddress('jobs')))).toBeNull();
});
