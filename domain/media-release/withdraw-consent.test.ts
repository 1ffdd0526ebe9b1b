import { expect, test } from 'vitest';
import { canonicalLegalText } from '../legal/legal-text';
import { currentMediaReleaseText } from './current-media-release-text';
import { takeDownDays, withdrawConsentSchema, withdrawnConsent } from './withdraw-consent';

const none = {
  photo_use_consent: false,
  video_use_consent: false,
  website_use_consent: false,
  marketing_use_consent: false,
};
const asked = { ...none, asked_on: '2026-11-20', marketing_use_consent: true };
const request = {
  bookingId: 'booking-1',
  ...asked,
  idempotencyKey: '3f0c7b1e-0000-4000-8000-000000000001',
};

test('the days are those of the media release', () => {
  const words = canonicalLegalText(currentMediaReleaseText);
  expect(words).toContain(`within ${takeDownDays} days we take them off`);
});

test('is open until the days after the request are over', () => {
  expect(withdrawnConsent(null, asked)).toEqual({
    state: 'open',
    uses: ['marketing_use_consent'],
    asked_on: '2026-11-20',
    due_on: '2026-12-04',
    done_at: null,
  });
});

test('a second request adds to the first, which keeps its date while it is open', () => {
  const first = withdrawnConsent<string>(null, asked);
  const second = { ...none, asked_on: '2026-11-25', photo_use_consent: true };
  const uses = ['photo_use_consent', 'marketing_use_consent'];
  expect(withdrawnConsent(first, second)).toMatchObject({ uses, due_on: '2026-12-04' });
  const done = { ...first, state: 'done', done_at: '2026-11-22T17:00:00Z' } as const;
  expect(withdrawnConsent(done, second)).toMatchObject({
    state: 'open',
    uses,
    due_on: '2026-12-09',
    done_at: null,
  });
});

const errorsOf = (changes: object) => {
  try {
    withdrawConsentSchema.validateSync({ ...request, ...changes }, { context: { today: '2026-11-24' } });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  [{}, null],
  [{ asked_on: '2026-11-24' }, null],
  [{ asked_on: '2026-11-25' }, 'The date is in the future. Choose today or an earlier day.'],
  [{ asked_on: '' }, 'Choose the day the client asked.'],
  [{ asked_on: '2026-02-30' }, 'Enter the date as month, day, and year.'],
  [{ marketing_use_consent: false }, 'Choose what the client withdrew.'],
  [{ marketing_use_consent: 'true' }, 'This must be yes or no.'],
])('%j: %s', (changes, sentence) => {
  expect(errorsOf(changes)).toBe(sentence);
});
