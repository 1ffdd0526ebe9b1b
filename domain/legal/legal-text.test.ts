import { expect, test } from 'vitest';
import { canonicalLegalText, type LegalText } from './legal-text';

const text: LegalText = {
  type: 'agreement',
  version: '2026-11-01',
  title: 'Title',
  introduction: ['First.'],
  sections: [
    { heading: 'One', paragraphs: ['A.', 'B.'] },
    { heading: 'Two', paragraphs: ['C.'] },
  ],
};

test('the canonical form contains every word in order, one paragraph per line', () => {
  expect(canonicalLegalText(text)).toBe('agreement 2026-11-01\nTitle\nFirst.\nOne\nA.\nB.\nTwo\nC.');
});

test('it ends with what the boxes say, if the version names it', () => {
  const labels = { terms_accepted: 'I agree.', electronic_consent: 'Electronically.' };
  expect(canonicalLegalText({ ...text, labels })).toBe(
    `${canonicalLegalText(text)}\nterms_accepted: I agree.\nelectronic_consent: Electronically.`,
  );
});

test.each<[string, Partial<LegalText>]>([
  ['type', { type: 'media_release' }],
  ['version', { version: '2026-11-02' }],
  ['title', { title: 'Title.' }],
  ['introduction', { introduction: [] }],
  ['sections', { sections: text.sections.slice(1) }],
])('another %s is another text', (_what, change) => {
  expect(canonicalLegalText({ ...text, ...change })).not.toBe(canonicalLegalText(text));
});
