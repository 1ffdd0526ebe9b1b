import { expect, test } from 'vitest';
import { listCommand } from './list-command';

test.each([
  ['j', 'list', 'next'],
  ['ArrowDown', 'list', 'next'],
  ['k', 'list', 'previous'],
  ['ArrowUp', 'list', 'previous'],
  ['j', 'elsewhere', 'current'],
  ['k', 'details', 'current'],
  ['Escape', 'details', 'current'],
  ['Escape', 'list', null],
  ['ArrowDown', 'elsewhere', null],
  ['ArrowUp', 'details', null],
  ['x', 'list', null],
] as const)('%s with the focus in %s: %s', (key, place, command) => {
  expect(listCommand(key, place)).toBe(command);
});
