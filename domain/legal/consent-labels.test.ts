import { expect, test } from 'vitest';
import { labelsOf } from './consent-labels';

// Papers signed under versions that name no labels are rendered with these. If this fails, take back the edit, put the
// other words into the templates, and make a new version: `npm run legal:freeze` (docs/legal-texts.md).
test('the labels of versions that name none are never edited', () => {
  expect(labelsOf({})).toEqual({
    terms_accepted: 'I have read the agreement above and agree to its terms.',
    photo_use_consent: 'You may use photos from my inspection.',
    video_use_consent: 'You may use video from my inspection.',
    website_use_consent: 'You may show them on your website.',
    marketing_use_consent: 'You may use them in marketing.',
    consent_declined: 'I do not consent to any of these uses.',
    electronic_consent: 'I agree to sign and to receive this paper electronically.',
  });
});

test('a version’s own labels count before them', () => {
  expect(labelsOf({ labels: { terms_accepted: 'I agree.' } })).toMatchObject({
    terms_accepted: 'I agree.',
    electronic_consent: labelsOf({}).electronic_consent,
  });
});
