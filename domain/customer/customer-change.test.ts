import { expect, test } from 'vitest';
import { customerChange } from './customer-change';

const client = {
  name: 'Dana Whitlock',
  email: 'dana@example.com',
  phone: '(555) 010-0199',
  address: '1 Elm St',
};
const stored = { ...client, name: 'Dana W.', phone: '' };
const seen = { name: stored.name, phone: '', address: client.address };

test('a new customer’s record gets everything', () => {
  expect(customerChange(undefined, client, undefined)).toEqual(client);
});

test('without a choice, only empty fields of a known customer are filled', () => {
  expect(customerChange(stored, client, undefined)).toEqual({ phone: client.phone });
});

test('the office’s choice decides about what differs', () => {
  expect(customerChange(stored, client, { keep: 'asked', seen })).toEqual({
    name: client.name,
    phone: client.phone,
  });
  expect(customerChange(stored, client, { keep: 'stored', seen })).toEqual({ phone: client.phone });
});

test('a choice made on an outdated record is refused', () => {
  const outdated = { keep: 'asked', seen: { ...seen, name: 'D. Whitlock' } } as const;
  expect(() => customerChange(stored, client, outdated)).toThrow('customer changed meanwhile');
  expect(() => customerChange(stored, client, { keep: 'asked', seen: null })).toThrow();
});
