import { expect, test } from 'vitest';
import { toPlainDocument } from '@/firebase/documents/plain-document';
import { decodeReward } from './decode-reward';

const stored = {
  referral_id: 'r-2',
  booking_id: 'b-2',
  referrer_name: 'Sam Agent',
  referrer_email: 'sam@example.com',
  referrer_phone: '(801) 555-0144',
  referrer_kind: 'home-inspector',
  client_name: 'Ann Lee',
  preferred_reward: 'payment-app',
  amount: 50,
  state: 'void',
  void_reason: 'client-already-rewarded',
  earlier_referral_id: 'r-1',
  matched_by: ['email', 'address'],
  to_check: ['same-phone', 'known-address'],
  similar_referral_id: 'r-0',
  checked_by: null,
  note: '',
  settled_by: null,
  settled_at: null,
  earned_at: { toDate: () => new Date('2026-03-03T12:00:00Z') },
};

test('decodes a ledger entry, with its Timestamp as ISO text', () => {
  expect(decodeReward('r-2', toPlainDocument(stored))).toEqual({
    ...stored,
    id: 'r-2',
    payment_corrected_at: null,
    earned_at: '2026-03-03T12:00:00.000Z',
  });
});

test('an invalid entry is not offered for payment', () => {
  expect(decodeReward('r-3', toPlainDocument({ state: 'odd', amount: 'fifty' }))).toMatchObject({
    state: 'void',
    amount: 0,
    matched_by: [],
    to_check: [],
    similar_referral_id: null,
  });
});
