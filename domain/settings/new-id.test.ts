import { expect, it } from 'vitest';
import { newId } from './new-id';

it.each([
  ['Deep Look', [], 'deep-look'],
  ['Deep Look', ['deep-look', 'deep-look-2'], 'deep-look-3'],
  ['  Ümlaut / Post-Repair (2nd) ', [], 'umlaut-post-repair-2nd'],
  ['検査', [], 'otherwise'],
  ['a'.repeat(60), [], 'a'.repeat(36)],
])('%s beside %j gets the id %s', (title, taken, id) => {
  expect(newId(title, taken, 'otherwise')).toBe(id);
});
