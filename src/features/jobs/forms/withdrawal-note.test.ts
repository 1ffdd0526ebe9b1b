import { expect, test } from 'vitest';
import { withdrawnConsent } from '@domain/media-release/withdraw-consent';
import { writtenInstant } from '@/ui/written-instant';
import { withdrawalNote } from './withdrawal-note';

const withdrawal = withdrawnConsent<string>(null, {
  asked_on: '2026-11-20',
  photo_use_consent: true,
  video_use_consent: false,
  website_use_consent: false,
  marketing_use_consent: true,
});

test('the office reads what was withdrawn, when, and by when it has to be down', () => {
  expect(withdrawalNote(null)).toBe('');
  expect(withdrawalNote(withdrawal)).toBe(
    'Withdrawn November 20, 2026: photos, marketing. Take it down by December 4, 2026.',
  );
});

test('once it is down, it says since when', () => {
  const done_at = '2026-11-22T17:00:00Z';
  expect(withdrawalNote({ ...withdrawal, state: 'done', done_at })).toBe(
    `Withdrawn November 20, 2026: photos, marketing. Taken down ${writtenInstant(done_at)}.`,
  );
});
