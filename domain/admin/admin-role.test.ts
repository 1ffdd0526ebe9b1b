import { expect, test } from 'vitest';
import { adminRoleOf, isActiveAdmin } from './admin-role';

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

test.each([
  [undefined, true],
  [true, true],
  [false, false],
  [null, false],
  ['true', false],
])('%j is read as active: %s', (stored, active) => {
  expect(isActiveAdmin(stored)).toBe(active);
});
