import { mediaReleaseTexts as texts } from '@business/texts';
import type { LegalText } from '../legal/legal-text';

/** Every version that was ever offered, the current one first. */
export const mediaReleaseTexts: readonly [LegalText, ...LegalText[]] = texts;
