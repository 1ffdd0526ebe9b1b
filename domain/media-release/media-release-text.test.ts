import { describe, expect, test } from 'vitest';
import { business } from '../business/business';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';
import { canonicalLegalText } from '../legal/legal-text';
import { mediaReleaseTexts } from './media-release-text';
import { mediaUses } from './media-uses';

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

test('each consent is requested once, photo and video first', () => {
  expect(mediaUses.map(({ field }) => field)).toEqual([
    'photo_use_consent',
    'video_use_consent',
    'website_use_consent',
    'marketing_use_consent',
  ]);
});
