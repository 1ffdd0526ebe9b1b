import { mediaReleaseSubmissionSchema } from '@domain/media-release/media-release-submission';
import { currentMediaReleaseText } from '@domain/media-release/current-media-release-text';
import type { DocumentToSign } from './document-to-sign';

export const mediaReleaseToSign: DocumentToSign = {
  formType: 'media-release',
  text: currentMediaReleaseText,
  noun: 'media release',
  keyFacts: () => [
    {
      mark: 'Your choice',
      text: 'You decide what we may do with photos and video. You can also consent to nothing.',
    },
    {
      mark: 'Same price',
      text: 'The price, the inspection, and the report are the same whatever you choose.',
    },
    { mark: 'Private', text: 'We never show your name, your address, a house number, or a face.' },
    { mark: 'Any time', text: 'You can withdraw any consent later, without giving a reason.' },
  ],
  asksForDate: false,
  submitLabel: 'Submit Media Release',
  missing: 'Please fill in all required fields and agree to at least one media usage type.',
  failed: 'There was an error submitting your media release. Please try again.',
  signed: ({ media_release }) => media_release,
  lacksConsent: ({ photo_use_consent, video_use_consent, consent_declined }) =>
    !photo_use_consent && !video_use_consent && !consent_declined,
  canSubmit: () => true,
  schema: mediaReleaseSubmissionSchema.omit(['booking_id', 'text_version', 'text_hash', 'facts_hash']),
};
