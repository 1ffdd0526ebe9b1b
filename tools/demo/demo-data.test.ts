import { describe, expect, it } from 'vitest';
import { accessFlags, accessFlagsOf } from '@domain/questionnaire/access-flags';
import { questionnaireAnswersSchema } from '@domain/questionnaire/questionnaire-answers';
import { referralSubmissionSchema } from '@domain/referral/referral-submission';
import { newReportForm, reportFormSchema } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { factorySettings } from '@domain/settings/factory-settings';
import { demoReferrals } from './demo-referrals';
import { demoRequests } from './demo-requests';

const { catalog: services } = factorySettings.services;

describe('the demo data', () => {
  it('uses phone numbers that can’t be assigned', () => {
    const phones = [
      ...demoRequests.map(({ phone }) => phone),
      ...demoReferrals.flatMap(({ submission }) => [submission.clientPhone, submission.agentPhone]),
    ];
    expect(phones.filter((phone) => !/^\(\d{3}\) 555-01\d\d$/.test(phone))).toEqual([]);
  });

  it('covers every service, a job in each state, and a request without a date', () => {
    expect(new Set(demoRequests.map(({ service }) => service))).toEqual(
      new Set(services.map(({ title }) => title)),
    );
    expect(new Set(demoRequests.flatMap(({ job }) => job ?? []))).toEqual(
      new Set(['completed', 'in_progress', 'scheduled']),
    );
    expect(demoRequests.some(({ inDays }) => inDays === null)).toBe(true);
  });

  it('covers a paid and an unpaid report, which the product accepts', () => {
    const jobs = demoRequests.filter(({ report }) => report);
    expect(jobs.map(({ job }) => job)).toEqual(['completed', 'completed']);
    expect(jobs.map(({ report }) => report?.paid).toSorted()).toEqual([false, true]);
    for (const { report } of jobs) {
      const findings = report?.findings.map(({ finding }, index) =>
        findingOf({ ...finding, id: `finding-${index}` }),
      );
      const client = {
        clientName: 'Ann Lee',
        clientEmail: 'ann@example.com',
        propertyAddress: '12 Main St, Akron, OH 44606',
      };
      const form = { ...newReportForm('2026-03-05'), ...client, ...report?.form, findings };
      expect(reportFormSchema.validateSync(form)).toEqual(form);
    }
  });

  it('covers a job with none, one, two, and all of its forms', () => {
    const jobs = demoRequests.filter(({ job }) => job);
    const counts = jobs.map(({ forms = {} }) => Object.keys(forms).length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('has valid questionnaires, with and without warnings about the visit', () => {
    const all = demoRequests.flatMap(({ forms }) => forms?.questionnaire ?? []);
    for (const answers of all) expect(questionnaireAnswersSchema.validateSync(answers)).toEqual(answers);
    const flags = all.map((answers) => accessFlagsOf(answers));
    expect(flags.some((raised) => raised.length === 0)).toBe(true);
    expect(flags.some((raised) => raised.length === accessFlags.length - 1)).toBe(true);
  });

  it('covers a pending referral and each outcome', () => {
    expect(new Set(demoReferrals.map(({ outcome }) => outcome))).toEqual(
      new Set([undefined, 'forms-sent', 'request', 'declined', 'scheduled', 'earned', 'reward-paid']),
    );
  });

  it('refers one client twice, so the second reward is void', () => {
    const rewarded = demoReferrals.filter(({ outcome }) => outcome === 'earned');
    expect(new Set(rewarded.map(({ submission }) => submission.clientEmail)).size).toBe(1);
    expect(new Set(rewarded.map(({ submission }) => submission.agentEmail)).size).toBe(2);
  });

  it('has valid referrals', async () => {
    for (const { submission } of demoReferrals) {
      await expect(referralSubmissionSchema.validate(submission)).resolves.toMatchObject(submission);
    }
  });
});
