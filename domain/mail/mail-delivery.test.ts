import { expect, it } from 'vitest';
import { saysMore } from './mail-delivery';

it.each([
  ['delivered', null, true],
  ['delivered', 'deferred', true],
  ['bounced', 'delivered', true],
  ['complained', 'delivered', true],
  ['deferred', 'delivered', false],
  ['delivered', 'bounced', false],
  ['bounced', 'bounced', false],
  ['bounced', 'complained', false],
] as const)('%s after %s: %s', (delivery, known, expected) => {
  expect(saysMore(delivery, known)).toBe(expected);
});
