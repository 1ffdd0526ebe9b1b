import type { LegalText } from '../legal/legal-text';

/** Every version that was ever offered, the current one first. */
export const agreementTexts: readonly [LegalText, ...LegalText[]] = [
  {
    type: 'agreement',
    version: '2026-11-01',
    title: 'Sewer Scope Inspection Agreement',
    introduction: [],
    sections: [],
  },
];
