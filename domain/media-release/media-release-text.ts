import type { LegalText } from '../legal/legal-text';
import { mediaReleaseText20261101 } from './media-release-text-2026-11-01';
import { mediaReleaseText20261123 } from './media-release-text-2026-11-23';
import { currentMediaReleaseText } from './current-media-release-text';

/** Every version that was ever offered, the current one first. */
export const mediaReleaseTexts: readonly [LegalText, ...LegalText[]] = [
  currentMediaReleaseText,
  mediaReleaseText20261123,
  mediaReleaseText20261101,
];
