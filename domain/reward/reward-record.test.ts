import { expect, test } from 'vitest';
import { DamagedRecord } from '../firestore/record-type';
import { rewardRecord } from './reward-record';

const moment = { toDate: () => new Date(0), toMillis: () => 0 };

/** The fields that every entry of the ledger has. */
const first = {
  referral_id: 'r-2',
  booking_id: 'b-2',
  referrer_name: 'Sam Agent',
  referrer_email: 'sam@example.com',
  referrer_phone: '(312) 555-0144',
  client_name: 'Ann Lee',
  amount: 50,
  state: 'earned',
  note: '',
  settled_by: null,
  settled_at: null,
  earned_at: moment,
};

test('a reward from before rewards were checked has nothing to check', () => {
  expect(rewardRecord.read('r-2', first)).toMatchObject({
    ...first,
    matched_by: [],
    to_check: [],
    similar_referral_id: null,
    checked_by: null,
    payment_corrected_at: null,
  });
});

test('unknown marks and checks are left out', () => {
  const stored = { ...first, matched_by: ['odd', 'phone'], to_check: ['same-phone', 'odd'] };
  expect(rewardRecord.read('r-2', stored)).toMatchObject({ matched_by: ['phone'], to_check: ['same-phone'] });
});

test.each([
  ['state', { ...first, state: 'odd' }],
  ['amount', { ...first, amount: 'fifty' }],
  ['earned_at', { ...first, earned_at: null }],
])('an entry with a damaged %s is never offered for payment', (field, damaged) => {
  expect(() => rewardRecord.read('r-2', damaged)).toThrow(new DamagedRecord('rewards', 'r-2', field));
});
