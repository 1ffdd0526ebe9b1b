import { expect, test } from 'vitest';
import { adminRoleOf } from './admin-role';

test.each([
  [undefined, 'owner'],
  ['owner', 'owner'],
  ['office', 'office'],
  ['a later role', null],
  [null, null],
  [1, null],
])('%j is read as %j', (stored, role) => {
  expect(adminRoleOf(stored)).toBe(role);
});
