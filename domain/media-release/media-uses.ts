import type { MediaReleaseSubmission } from './media-release-submission';

export type MediaUseField = keyof Pick<
  MediaReleaseSubmission,
  'photo_use_consent' | 'video_use_consent' | 'website_use_consent' | 'marketing_use_consent'
>;

interface MediaUse {
  readonly field: MediaUseField;
  /** The consent, printed on the page and in the signed document. */
  readonly label: string;
  readonly hint: string;
}

/** The four consents of the media release, in display order. */
export const mediaUses: readonly MediaUse[] = [
  {
    field: 'photo_use_consent',
    label: 'You may use photos from my inspection.',
    hint: 'Beyond your report: to train our team, check our work, and explain findings to other clients.',
  },
  {
    field: 'video_use_consent',
    label: 'You may use video from my inspection.',
    hint: 'The same, for the camera’s recordings, with or without the inspector’s commentary.',
  },
  {
    field: 'website_use_consent',
    label: 'You may show them on your website.',
    hint: 'Optional. Only what you agreed to above, on our website and blog.',
  },
  {
    field: 'marketing_use_consent',
    label: 'You may use them in marketing.',
    hint: 'Optional. Only what you agreed to above, on social media and in ads, brochures, and talks.',
  },
];
