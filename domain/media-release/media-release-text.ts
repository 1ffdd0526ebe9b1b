import type { LegalText } from '../legal/legal-text';

/** Every version that was ever offered, the current one first. */
export const mediaReleaseTexts: readonly [LegalText, ...LegalText[]] = [
  {
    type: 'media_release',
    version: '2026-11-01',
    title: 'Media Release & Photo/Video Consent',
    introduction: [],
    sections: [],
  },
];
