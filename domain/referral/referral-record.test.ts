import { expect, test } from 'vitest';
import { DamagedRecord } from '../firestore/record-type';
import { referralRecord } from './referral-record';

const moment = { toDate: () => new Date(0), toMillis: () => 0 };

/** The fields that every referral has. */
const first = {
  referrer_name: 'Sam Agent',
  referrer_email: 'sam@example.com',
  referrer_phone: '(312) 555-0144',
  client_name: 'Ann Lee',
  client_email: 'ann@example.com',
  client_phone: '(312) 555-0100',
  client_address: '12 Main St, Akron',
  service_needed: 'A service of the past',
  additional_notes: '',
  created_at: moment,
};

test('a referral from before acceptance existed waits, and has no reward chosen', () => {
  expect(referralRecord.read('r-1', first)).toMatchObject({
    ...first,
    referrer_kind: 'agent',
    referrer_company: '',
    preferred_reward: '',
    client_agreed: false,
    progress: 'none',
    lead_id: null,
    booking_id: null,
    forms_booking_id: null,
    accepted_at: null,
    closed_at: null,
    declined_at: null,
    declined_by: null,
    search_keys: [],
  });
});

test('a reward that is not offered anymore stays, and a promised amount may not be recorded', () => {
  const stored = { ...first, preferred_reward: 'a-boat' };
  expect(referralRecord.read('r-1', stored)).toMatchObject({
    preferred_reward: 'a-boat',
    reward_amount: null,
  });
  expect(referralRecord.read('r-1', { ...stored, reward_amount: 0 }).reward_amount).toBe(0);
});

test.each([
  ['progress', { ...first, progress: 'odd' }],
  ['client_name', { ...first, client_name: undefined }],
  ['accepted_at', { ...first, accepted_at: '2026-03-05' }],
])('a damaged %s is no referral', (field, damaged) => {
  expect(() => referralRecord.read('r-1', damaged)).toThrow(new DamagedRecord('referrals', 'r-1', field));
});
