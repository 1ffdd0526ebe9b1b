import { describe, expect, test } from 'vitest';
import { business } from '../business/business';
import { legalFacts } from '../business/legal-facts';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';
import { canonicalLegalText } from '../legal/legal-text';
import { mediaReleaseTexts } from './media-release-text';
import { mediaReleaseTemplate } from './media-release-template';
import { mediaUseFields } from './media-uses';

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
    phoneOf(factorySettings.contact).display,
    factorySettings.contact.email,
    `The law of the State of ${business.state} applies`,
  ])('says: %s', (fact) => {
    expect(words).toContain(fact);
  });
});

test('a draft names what its boxes say, as part of what is hashed', () => {
  const text = mediaReleaseTemplate('2026-01-01', legalFacts);
  const { labels = {} } = text;
  expect(Object.keys(labels)).toEqual([...mediaUseFields, 'consent_declined', 'electronic_consent']);
  for (const label of Object.values(labels)) expect(canonicalLegalText(text)).toContain(label);
});

test('each consent is requested once, photo and video first', () => {
  expect(mediaUseFields).toEqual([
    'photo_use_consent',
    'video_use_consent',
    'website_use_consent',
    'marketing_use_consent',
  ]);
});
