import { rewardOptions } from '../business/rewards';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { referralNotes, referralSubmissionSchema } from './referral-submission';

const [option] = rewardOptions;

const valid = {
  agentName: 'Marcus Oyelaran',
  agentEmail: 'marcus@realty.example.com',
  agentPhone: '(385) 555-0164',
  agentCompany: 'Oyelaran Realty',
  clientName: 'Priya Sandoval',
  clientPhone: '(801) 555-0188',
  clientEmail: 'priya@example.com',
  inspectionAddress: '1190 S Canyon View Rd, Akron, OH 44606',
  suitableDays: 'Tuesday or Thursday',
  neededBy: '2026-12-11',
  accessNotes: 'Lockbox by the side door',
  referralReward: option?.value ?? '',
  referrerKind: 'home-inspector',
  clientAgreed: true,
  deviceKey: '3f0c6f1b-6f0e-4a4e-9a64-0b1f6a4e2a77',
};

test('accepts the referral app’s submission unchanged', () => {
  expect(referralSubmissionSchema.validateSync(valid)).toEqual(valid);
});

test('an older app’s submission without visit fields is accepted', () => {
  const { suitableDays, neededBy, accessNotes, ...older } = valid;
  expect([suitableDays, neededBy, accessNotes]).not.toContain('');
  expect(referralSubmissionSchema.validateSync(older)).toEqual({
    ...valid,
    suitableDays: '',
    neededBy: '',
    accessNotes: '',
  });
});

test('requires everything except company, reward and the visit', () => {
  expect(Object.keys(fieldErrors(referralSubmissionSchema, {})).sort()).toEqual([
    'agentEmail',
    'agentName',
    'agentPhone',
    'clientEmail',
    'clientName',
    'clientPhone',
    'inspectionAddress',
  ]);
});

test('accepts only the rewards on offer', () => {
  for (const { value } of rewardOptions) {
    expect(fieldErrors(referralSubmissionSchema, { ...valid, referralReward: value })).toEqual({});
  }
  expect(fieldErrors(referralSubmissionSchema, { ...valid, referralReward: 'cash' })).toEqual({
    referralReward: 'Choose a reward from the list.',
  });
});

test('drops an unknown field', () => {
  expect(referralSubmissionSchema.validateSync({ ...valid, status: 'Completed' })).not.toHaveProperty(
    'status',
  );
});

describe('the notes', () => {
  type Submission = Parameters<typeof referralNotes>[0];
  test.each<[Submission, string]>([
    [{ agentCompany: 'Oyelaran Realty', referralReward: '' }, 'Company: Oyelaran Realty'],
    [{ agentCompany: '', referralReward: '' }, ''],
    ...rewardOptions.flatMap(({ value, label }): [Submission, string][] => [
      [{ agentCompany: '', referralReward: value }, `Preferred reward: ${label}`],
      [
        { agentCompany: 'Oyelaran Realty', referralReward: value },
        `Company: Oyelaran Realty. Preferred reward: ${label}`,
      ],
    ]),
  ])('of %j', (submission, notes) => {
    expect(referralNotes(submission)).toBe(notes);
  });
});
