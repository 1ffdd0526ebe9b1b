import { factorySettings } from '@domain/settings/factory-settings';
import { randomUUID } from 'node:crypto';
import type { Reward } from '@domain/reward/reward';

/** An earned reward of a first client, with nothing to review. */
export function buildReward(overrides: Partial<Reward> = {}): Reward {
  const id = overrides.id ?? `referral-${randomUUID()}`;
  return {
    id,
    referral_id: id,
    booking_id: `booking-${randomUUID()}`,
    referrer_name: 'Marcus Oyelaran',
    referrer_email: 'marcus@realty.example.com',
    referrer_phone: '(385) 555-0164',
    referrer_kind: 'agent',
    client_name: 'Priya Sandoval',
    preferred_reward: factorySettings.rewards.options[0]?.value ?? '',
    amount: 50,
    state: 'earned',
    void_reason: '',
    earlier_referral_id: null,
    matched_by: [],
    to_check: [],
    similar_referral_id: null,
    checked_by: null,
    note: '',
    settled_by: null,
    settled_at: null,
    earned_at: new Date().toISOString(),
    payment_corrected_at: null,
    ...overrides,
  };
}
