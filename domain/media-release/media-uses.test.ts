import { expect, test } from 'vitest';
import { releasedUses } from './media-uses';

const none = {
  photo_use_consent: false,
  video_use_consent: false,
  website_use_consent: false,
  marketing_use_consent: false,
  consent_declined: false,
};

test.each([
  [{ photo_use_consent: true, website_use_consent: true }, 'Photos, website'],
  [{ video_use_consent: true }, 'Video'],
  [{ consent_declined: true }, 'No consent'],
])('%j: %s', (given, words) => {
  expect(releasedUses({ ...none, ...given })).toBe(words);
});
