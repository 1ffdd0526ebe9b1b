import type { MediaReleaseSubmission } from './media-release-submission';

export type MediaUseField = keyof Pick<
  MediaReleaseSubmission,
  'photo_use_consent' | 'video_use_consent' | 'website_use_consent' | 'marketing_use_consent'
>;

interface MediaUse {
  readonly field: MediaUseField;
  /** The consent itself, in the signer's words; printed on the page and in the signed paper. */
  readonly label: string;
  readonly hint: string;
}

/** The four consents of the media release, in the order in which they are asked for. */
export const mediaUses: readonly MediaUse[] = [
  {
    field: 'photo_use_consent',
    label: 'You may use photos from my inspection.',
    hint: 'Beyond your report: to train our people, check our work and explain findings to other clients.',
  },
  {
    field: 'video_use_consent',
    label: 'You may use video from my inspection.',
    hint: 'The same for recordings of the camera in the line, with or without the spoken comment.',
  },
  {
    field: 'website_use_consent',
    label: 'You may show them on your website.',
    hint: 'Optional. Only what you released above, on our website and blog.',
  },
  {
    field: 'marketing_use_consent',
    label: 'You may use them in marketing.',
    hint: 'Optional. Only what you released above, in social media, advertisements, brochures and talks.',
  },
];
