import { expect, test } from 'vitest';
import type { Referral } from '../referral/referral';
import { newReward, type ClientKnown } from './new-reward';

const referral: Referral = {
  id: 'r-2',
  referrer_name: 'Pat Agent',
  referrer_email: 'pat@example.com',
  referrer_phone: '(312) 555-0100',
  referrer_phone_e164: '+13125550100',
  referrer_company: '',
  referrer_kind: 'agent',
  preferred_reward: '',
  reward_amount: 35,
  device: '',
  client_name: 'Dana Whitlock',
  client_email: 'dana@example.com',
  client_phone: '(312) 555-0147',
  client_address: '14 Elm St',
  client_agreed: true,
  service_needed: 'Sewer scope',
  additional_notes: '',
  suitable_days: '',
  needed_by: '',
  access_notes: '',
  lead_id: null,
  booking_id: 'b-2',
  forms_booking_id: null,
  client_asked_at: null,
  progress: 'completed',
  accepted_at: null,
  scheduled_at: null,
  completed_at: null,
  closed_at: null,
  declined_at: null,
  declined_by: null,
  origin: null,
  search_keys: [],
  created_at: '2026-03-01T00:00:00.000Z',
};
const unknown: ClientKnown = {
  bookingId: 'b-2',
  earlierReferralId: null,
  matchedBy: [],
  checks: ['same-phone'],
  similarReferralId: 'r-0',
};

test('a client’s first reward is earned, with what has to be reviewed', () => {
  expect(newReward(referral, 35, unknown)).toMatchObject({
    referral_id: 'r-2',
    booking_id: 'b-2',
    amount: 35,
    state: 'earned',
    void_reason: '',
    earlier_referral_id: null,
    to_check: ['same-phone'],
    similar_referral_id: 'r-0',
    settled_by: null,
  });
});

test('a later one is void, names the earlier one and the marks, and needs no review', () => {
  const known: ClientKnown = {
    ...unknown,
    earlierReferralId: 'r-1',
    matchedBy: ['address', 'email', 'email'],
  };
  expect(newReward(referral, 35, known)).toMatchObject({
    state: 'void',
    void_reason: 'client-already-rewarded',
    earlier_referral_id: 'r-1',
    matched_by: ['email', 'address'],
    to_check: [],
    similar_referral_id: null,
  });
});
