import { mediaReleaseSubmissionSchema } from '@domain/media-release/media-release-submission';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import type { Paper } from './paper';

/** The Media Release & Photo/Video Consent. */
export const mediaReleasePaper: Paper = {
  formType: 'media-release',
  text: mediaReleaseTexts[0],
  noun: 'media release',
  keyFacts: () => [
    {
      mark: 'Your choice',
      text: 'You decide what we may do with photos and video. What you do not check, we do not do.',
    },
    {
      mark: 'Same price',
      text: 'The price, the inspection and the report are the same whatever you choose.',
    },
    { mark: 'Private', text: 'We never show your name, your address, a house number or a face.' },
    { mark: 'Any time', text: 'You can withdraw each consent later, without a reason.' },
  ],
  asksForDate: false,
  submitLabel: 'Submit Media Release',
  missing: 'Please fill in all required fields and agree to at least one media usage type.',
  failed: 'There was an error submitting your media release. Please try again.',
  signed: ({ media_release }) => media_release,
  lacksConsent: ({ photo_use_consent, video_use_consent }) => !photo_use_consent && !video_use_consent,
  canSubmit: () => true,
  schema: mediaReleaseSubmissionSchema.omit(['booking_id', 'text_version', 'text_hash']),
};
