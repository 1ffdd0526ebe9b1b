import type { LegalText } from '../legal/legal-text';
import { agreementText20261101 } from './agreement-text-2026-11-01';
import { currentAgreementText } from './current-agreement-text';

/** Every version that was ever offered, the current one first. */
export const agreementTexts: readonly [LegalText, ...LegalText[]] = [
  currentAgreementText,
  agreementText20261101,
];
