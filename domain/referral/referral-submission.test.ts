import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { areNotesOf, referralNotes, referralSubmissionSchema } from './referral-submission';

const valid = {
  agentName: 'Marcus Oyelaran',
  agentEmail: 'marcus@realty.example.com',
  agentPhone: '(385) 555-0164',
  agentCompany: 'Oyelaran Realty',
  clientName: 'Priya Sandoval',
  clientPhone: '(312) 555-0188',
  clientEmail: 'priya@example.com',
  inspectionAddress: '1190 S Canyon View Rd, Akron, OH 44606',
  suitableDays: 'Tuesday or Thursday',
  neededBy: '2026-12-11',
  accessNotes: 'Lockbox by the side door',
  referralReward: 'a-gift-card',
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

test('accepts any reward, which may be retired by the time it arrives, but no essay', () => {
  expect(fieldErrors(referralSubmissionSchema, { ...valid, referralReward: 'cash' })).toEqual({});
  expect(fieldErrors(referralSubmissionSchema, { ...valid, referralReward: 'x'.repeat(41) })).toEqual({
    referralReward: 'Choose a reward from the list.',
  });
});

test('drops an unknown field', () => {
  expect(referralSubmissionSchema.validateSync({ ...valid, status: 'Completed' })).not.toHaveProperty(
    'status',
  );
});

describe('the notes', () => {
  test.each([
    ['Oyelaran Realty', '', 'Company: Oyelaran Realty'],
    ['', '', ''],
    ['', 'Gift card', 'Preferred reward: Gift card'],
    ['Oyelaran Realty', 'Gift card', 'Company: Oyelaran Realty. Preferred reward: Gift card'],
  ])('of %j and %j', (company, reward, notes) => {
    expect(referralNotes(company, reward)).toBe(notes);
    expect(areNotesOf(company, notes)).toBe(true);
  });

  test.each([
    ['of another company', 'Acme', 'Company: Oyelaran Realty'],
    ['with more than the fields', 'Acme', 'Company: Acme. Preferred reward: Gift card. Call first'],
    ['in other words', '', 'Prefers a gift card'],
  ])('%s are left alone', (_, company, notes) => {
    expect(areNotesOf(company, notes)).toBe(false);
  });
});
