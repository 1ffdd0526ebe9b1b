import { expect, test } from 'vitest';
import { personOf } from './person-of';

test.each([
  ['a job', { customer: { name: 'Dana', email: 'dana@example.com' } }, 'Dana, dana@example.com'],
  ['a request', { name: 'Dana', email: 'dana@example.com' }, 'Dana, dana@example.com'],
  ['a referral', { client_name: 'Dana', client_email: '' }, 'Dana'],
  ['a damaged record', {}, 'No name'],
])('%s', (_, document, person) => {
  expect(personOf(document)).toBe(person);
});
