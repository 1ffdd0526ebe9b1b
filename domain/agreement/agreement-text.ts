import { agreementTexts as texts } from '@business/texts';
import type { LegalText } from '../legal/legal-text';

/** Every version that was ever offered, the current one first. */
export const agreementTexts: readonly [LegalText, ...LegalText[]] = texts;
