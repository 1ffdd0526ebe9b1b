import { describe, expect, test } from 'vitest';
import { canonicalLegalText } from '../legal/legal-text';
import { sha256Of } from '../testing/sha256-of';
import { mediaReleaseTexts } from './media-release-text';
import { mediaUses } from './media-uses';

/**
 * Signed documents contain the hash of their text, so a published version must never be edited: add a new
 * version before it with its start date, and add its hash here.
 */
const pinned: Record<string, string> = {
  '2026-11-24': '1a6b1a66aad938c430fa0c34b191b4dd33146024e16ef35549519c122a4d6dbb',
  '2026-11-23': 'b35f59c17ab6dc45136fc78b440eec2f14c9737ad47e4a984bbb3991f9a1f4da',
  '2026-11-01': '93460149c7d4e7411485c30cc6ccf27fd9ac7f1f01bd1c8ff592decc31134ca7',
};

test('no version was edited', async () => {
  const hashes = await Promise.all(
    mediaReleaseTexts.map(async (text) => [text.version, await sha256Of(canonicalLegalText(text))]),
  );
  expect(Object.fromEntries(hashes)).toEqual(pinned);
});

test('the newest version comes first, without duplicates', () => {
  const versions = mediaReleaseTexts.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort().reverse());
});

describe('the current text', () => {
  const [current] = mediaReleaseTexts;
  const words = canonicalLegalText(current);

  test('has its title', () => {
    expect(current.title).toBe('Media Release & Photo/Video Consent');
  });

  test.each([
    'Photo use:',
    'Video use:',
    'Website use:',
    'Marketing use:',
    'at least one of photo or video use; website and marketing use are optional',
    'choose “I do not consent” instead',
    'that is a complete answer',
    'We never show your name, your contact details, the address',
    'kept up to 2 years',
    'You may withdraw each consent at any time',
    'The law of the State of Utah applies',
  ])('says: %s', (fact) => {
    expect(words).toContain(fact);
  });
});

test('each consent is requested once, photo and video first', () => {
  expect(mediaUses.map(({ field }) => field)).toEqual([
    'photo_use_consent',
    'video_use_consent',
    'website_use_consent',
    'marketing_use_consent',
  ]);
});
