import { blogLinks } from '../business/blog-links';
import { capitalized } from '../text/capitalized';
import type { MediaRelease, MediaUseConsents } from '../legal/signed-document';

interface MediaUse {
  readonly field: keyof MediaUseConsents;
  /** Under the consent's label on the page. */
  readonly hint: string;
  /** One word for it in a list of what was released. */
  readonly short: string;
}

/** The four consents of the media release, in display order. */
export const mediaUses: readonly MediaUse[] = [
  {
    field: 'photo_use_consent',
    short: 'photos',
    hint: 'Beyond your report: to train our team, check our work, and explain findings to other clients.',
  },
  {
    field: 'video_use_consent',
    short: 'video',
    hint: 'The same, for the camera’s recordings, with or without the inspector’s commentary.',
  },
  {
    field: 'website_use_consent',
    short: 'website',
    hint: `Optional. Only what you agreed to above, on our website${blogLinks ? ' and blog' : ''}.`,
  },
  {
    field: 'marketing_use_consent',
    short: 'marketing',
    hint: 'Optional. Only what you agreed to above, on social media and in ads, brochures, and talks.',
  },
];

export const mediaUseFields = mediaUses.map(({ field }) => field);

/** Some of the four uses in their order: `photos, website`. */
export function usesInWords(includes: (field: keyof MediaUseConsents) => boolean): string {
  return mediaUses
    .filter(({ field }) => includes(field))
    .map(({ short }) => short)
    .join(', ');
}

/** What a signed release allows, for a list: `Photos, website`. */
export function releasedUses(release: MediaUseConsents & Pick<MediaRelease, 'consent_declined'>): string {
  if (release.consent_declined) return 'No consent';
  const words = usesInWords((field) => release[field]);
  return capitalized(words);
}
