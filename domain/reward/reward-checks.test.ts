import { expect, test } from 'vitest';
import { business } from '../business/business';
import { selfReferralChecks } from './reward-checks';

const referrer = {
  name: 'José O’Neil',
  email: 'jose.oneil@gmail.com',
  phone: '(312) 555-0177',
  address: `482 E Ridgeline Dr #4, Niles, ${business.stateCode} 44070`,
};
const client = {
  name: 'Priya Sandoval',
  email: 'priya@example.com',
  phone: '(312) 555-0188',
  address: `1190 S Canyon View Rd, Akron, ${business.stateCode} 44606`,
};

test('an agent who refers somebody else is not flagged', () => {
  expect(selfReferralChecks(referrer, [client])).toEqual([]);
});

test.each([
  ['same-name', { name: 'JOSE ONEIL' }],
  ['same-name', { name: "O'Neil, José" }],
  ['same-email', { email: ' Jose.ONeil@Gmail.com' }],
  ['like-email', { email: 'jose.oneil+house@gmail.com' }],
  ['like-email', { email: 'joseoneil@googlemail.com' }],
  ['same-phone', { phone: '+1 312.555.0177' }],
  ['same-address', { address: '482 East Ridgeline Drive, Apt 4, Niles' }],
] as const)('a self-referral is flagged by %s: %j', (check, own) => {
  expect(selfReferralChecks(referrer, [{ ...client, ...own }])).toEqual([check]);
});

test('the office’s later corrections are compared too', () => {
  expect(selfReferralChecks(referrer, [client, { ...client, phone: referrer.phone }])).toEqual([
    'same-phone',
  ]);
});

test('two missing values are not equal', () => {
  const nothing = { name: '', email: '', phone: '', address: '' };
  expect(selfReferralChecks(nothing, [nothing])).toEqual([]);
});
