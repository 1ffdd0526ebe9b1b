import { factorySettings } from '@domain/settings/factory-settings';
import { randomUUID } from 'node:crypto';
import type { Referral } from '@domain/referral/referral';
import { searchKeys } from '@domain/search/search-keys';

export function buildReferral(overrides: Partial<Referral> = {}): Referral {
  return {
    id: `referral-${randomUUID()}`,
    referrer_name: 'Marcus Oyelaran',
    referrer_email: 'marcus@realty.example.com',
    referrer_phone: '(385) 555-0164',
    referrer_phone_e164: '+13855550164',
    referrer_company: 'Oyelaran Realty',
    referrer_kind: 'agent',
    preferred_reward: factorySettings.rewards.options[0]?.value ?? '',
    reward_amount: factorySettings.rewards.amount,
    device: '',
    client_name: 'Priya Sandoval',
    client_email: 'priya.sandoval@example.com',
    client_phone: '(312) 555-0188',
    client_address: '1190 S Canyon View Rd, Akron, OH 44606',
    client_agreed: false,
    service_needed: 'Sewer Scope Inspection',
    additional_notes: `Company: Oyelaran Realty. Preferred reward: ${factorySettings.rewards.options[0]?.label}`,
    suitable_days: '',
    needed_by: '',
    access_notes: '',
    lead_id: null,
    booking_id: null,
    forms_booking_id: null,
    client_asked_at: null,
    progress: 'none',
    accepted_at: null,
    scheduled_at: null,
    completed_at: null,
    closed_at: null,
    declined_at: null,
    declined_by: null,
    origin: null,
    search_keys:
      overrides.search_keys ??
      searchKeys({
        name: overrides.client_name ?? 'Priya Sandoval',
        email: overrides.client_email ?? 'priya.sandoval@example.com',
        phone: overrides.client_phone ?? '(312) 555-0188',
        address: overrides.client_address ?? '1190 S Canyon View Rd, Akron, OH 44606',
      }),
    created_at: new Date().toISOString(),
    ...overrides,
  };
}
