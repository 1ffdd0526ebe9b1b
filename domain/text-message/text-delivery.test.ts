import { expect, test } from 'vitest';
import { textDelivery } from './text-delivery';

test.each([
  ['queued', '', null],
  ['sent', '', null],
  ['delivered', '', 'delivered'],
  ['undelivered', '30003', 'blocked'],
  ['undelivered', '30005', 'bounced'],
  ['failed', '30006', 'bounced'],
  ['failed', '30007', 'blocked'],
  ['failed', '', 'blocked'],
  ['read', '', null],
])('%s %s', (status, code, delivery) => {
  expect(textDelivery(status, code)).toBe(delivery);
});
