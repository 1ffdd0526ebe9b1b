import { expect, test } from 'vitest';
import { likenessMarks, likenessOf } from './likeness';

const client = {
  email: 'dana+sewer@gmail.com',
  phone: '(312) 555-0117',
  address: '482 E Ridgeline Dr Apt 4, Niles, OH 44070',
};

test('a client is recognized by the mailbox behind the address and by the unit, each once', () => {
  const same = { ...client, email: 'd.ana@gmail.com', address: '482 E Ridgeline Dr #4, Niles, OH 44070' };
  const { mailboxes, properties } = likenessMarks([client, same]);
  expect(mailboxes).toHaveLength(1);
  expect(properties).toHaveLength(1);
  expect(mailboxes[0]?.mark).toBe('mailbox');
  expect(properties[0]?.mark).toBe('property');
});

test('older claims are found by the spellings of the address', () => {
  const { spellings } = likenessMarks([client]);
  expect(spellings.length).toBeGreaterThan(1);
  expect(new Set(spellings.map(({ mark }) => mark))).toEqual(new Set(['address']));
});

test('empty fields are no marks', () => {
  expect(likenessMarks([{ email: '', phone: '', address: '' }])).toEqual({
    mailboxes: [],
    properties: [],
    spellings: [],
  });
});

test('a client like no other needs no review, and claims both marks', () => {
  expect(likenessOf({ byEmail: null, byAddress: null })).toEqual({
    checks: [],
    referralId: null,
    claims: { mailboxes: true, properties: true },
  });
});

test('a client like an earlier one is reviewed, names that referral, and leaves its claim', () => {
  expect(likenessOf({ byEmail: 'r-1', byAddress: 'r-2' })).toEqual({
    checks: ['known-email', 'known-address'],
    referralId: 'r-1',
    claims: { mailboxes: false, properties: false },
  });
  expect(likenessOf({ byEmail: null, byAddress: 'r-2' })).toEqual({
    checks: ['known-address'],
    referralId: 'r-2',
    claims: { mailboxes: true, properties: false },
  });
});
