import { describe, expect, it } from 'vitest';
import { referralSubmissionSchema } from '@domain/referral/referral-submission';
import { services } from '@domain/business/services';
import { demoReferrals } from './demo-referrals';
import { demoRequests } from './demo-requests';

describe('the demo data', () => {
  it('uses numbers that belong to nobody', () => {
    const phones = [
      ...demoRequests.map(({ phone }) => phone),
      ...demoReferrals.map(({ clientPhone }) => clientPhone),
    ];
    expect(phones.filter((phone) => !/^\(\d{3}\) 555-01\d\d$/.test(phone))).toEqual([]);
  });

  it('shows every service, a job in each state and a request without a date', () => {
    expect(new Set(demoRequests.map(({ service }) => service))).toEqual(
      new Set(services.map(({ title }) => title)),
    );
    expect(demoRequests.flatMap(({ job }) => job ?? []).sort()).toEqual([
      'completed',
      'in_progress',
      'scheduled',
    ]);
    expect(demoRequests.some(({ inDays }) => inDays === null)).toBe(true);
  });

  it('holds referrals that the product takes', async () => {
    for (const referral of demoReferrals) {
      await expect(referralSubmissionSchema.validate(referral)).resolves.toMatchObject({
        clientName: referral.clientName,
      });
    }
  });
});
