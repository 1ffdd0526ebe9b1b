import { blogLinks } from '../business/blog-links';
import { capitalized } from '../text/capitalized';
import type { MediaRelease, MediaUseConsents } from '../legal/signed-document';

interface MediaUse {
  readonly field: keyof MediaUseConsents;
  /** The consent, printed on the page and in the signed document. */
  readonly label: string;
  readonly hint: string;
  /** One word for it in a list of what was released. */
  readonly short: string;
}

/** The four consents of the media release, in display order. */
export const mediaUses: readonly MediaUse[] = [
  {
    field: 'photo_use_consent',
    short: 'photos',
    label: 'You may use photos from my inspection.',
    hint: 'Beyond your report: to train our team, check our work, and explain findings to other clients.',
  },
  {
    field: 'video_use_consent',
    short: 'video',
    label: 'You may use video from my inspection.',
    hint: 'The same, for the camera’s recordings, with or without the inspector’s commentary.',
  },
  {
    field: 'website_use_consent',
    short: 'website',
    label: 'You may show them on your website.',
    hint: `Optional. Only what you agreed to above, on our website${blogLinks ? ' and blog' : ''}.`,
  },
  {
    field: 'marketing_use_consent',
    short: 'marketing',
    label: 'You may use them in marketing.',
    hint: 'Optional. Only what you agreed to above, on social media and in ads, brochures, and talks.',
  },
];

export const mediaUseFields = mediaUses.map(({ field }) => field);

/** The answer of a client who gives none of the four consents, printed on the page and in the signed document. */
export const noConsent = {
  label: 'I do not consent to any of these uses.',
  hint: 'We use photos and video for your report only.',
} as const;

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
