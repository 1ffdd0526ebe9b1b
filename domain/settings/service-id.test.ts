import { expect, it } from 'vitest';
import { serviceId } from './service-id';

it.each([
  ['Deep Look', [], 'deep-look'],
  ['Deep Look', ['deep-look', 'deep-look-2'], 'deep-look-3'],
  ['  Ümlaut / Post-Repair (2nd) ', [], 'umlaut-post-repair-2nd'],
  ['検査', [], 'service'],
  ['a'.repeat(60), [], 'a'.repeat(36)],
])('a service %s beside %j gets the id %s', (title, taken, id) => {
  expect(serviceId(title, taken)).toBe(id);
});
