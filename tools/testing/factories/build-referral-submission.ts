import { factorySettings } from '@domain/settings/factory-settings';
import type { ReferralSubmission } from '@domain/referral/referral-submission';

/** The `data` of client-referral-submit, as the referral app's form sends it. */
export function buildReferralSubmission(overrides: Partial<ReferralSubmission> = {}): ReferralSubmission {
  return {
    agentName: 'Marcus Oyelaran',
    agentEmail: 'marcus@realty.example.com',
    agentPhone: '(385) 555-0164',
    agentCompany: 'Oyelaran Realty',
    clientName: 'Priya Sandoval',
    clientPhone: '(312) 555-0188',
    clientEmail: 'priya.sandoval@example.com',
    inspectionAddress: '1190 S Canyon View Rd, Akron, OH 44606',
    suitableDays: '',
    neededBy: '',
    accessNotes: '',
    referralReward: factorySettings.rewards.options[0]?.value ?? '',
    referrerKind: 'agent',
    clientAgreed: false,
    deviceKey: '',
    ...overrides,
  };
}
