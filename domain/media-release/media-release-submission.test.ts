import { expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { mediaReleaseSubmissionSchema } from './media-release-submission';
import { mediaUses } from './media-uses';

const data = {
  booking_id: 'key',
  client_name: 'Dana Whitlock',
  client_signature: 'Dana Whitlock',
  electronic_consent: true,
  text_version: '2026-11-01',
  text_hash: 'a'.repeat(64),
};
const accepted = (consents: object) =>
  Object.keys(fieldErrors(mediaReleaseSubmissionSchema, { ...data, ...consents })).length === 0;

test.each([
  [{}, false],
  [{ website_use_consent: true, marketing_use_consent: true }, false],
  [{ photo_use_consent: true }, true],
  [{ video_use_consent: true }, true],
  [{ photo_use_consent: true, video_use_consent: true, website_use_consent: true }, true],
  [{ consent_declined: true }, true],
  [{ consent_declined: false }, false],
  [{ consent_declined: true, photo_use_consent: true }, false],
  [{ consent_declined: true, marketing_use_consent: true }, false],
])('with the consents %j: %s', (consents, expected) => {
  expect(accepted(consents)).toBe(expected);
});

test('a missing consent does not count as consent', () => {
  const cast = mediaReleaseSubmissionSchema.cast({ ...data, photo_use_consent: true });
  expect(mediaUses.map(({ field }) => cast[field])).toEqual([true, false, false, false]);
});
