import { currentMediaRelease } from '@business/texts';
import type { LegalText } from '../legal/legal-text';

/** The text that clients sign now. */
export const currentMediaReleaseText: LegalText = currentMediaRelease;
