import { describe, expect, test } from 'vitest';
import { canonicalLegalText } from '../legal/legal-text';
import { sha256Of } from '../testing/sha256-of';
import { agreementTexts } from './agreement-text';

/**
 * Signed papers name the hash of their text. A text that was offered is never edited: put a new version before it, with
 * the day from which it is offered, and add the new hash here.
 */
const pinned: Record<string, string> = {
  '2026-11-01': '4371d52bbdeff31a5cd7f63df44f0151152534353eb1c508b30d921abd441c1d',
};

test('no version was edited', async () => {
  const hashes = await Promise.all(
    agreementTexts.map(async (text) => [text.version, await sha256Of(canonicalLegalText(text))]),
  );
  expect(Object.fromEntries(hashes)).toEqual(pinned);
});

test('the newest version comes first, none twice', () => {
  const versions = agreementTexts.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort().reverse());
});

describe('the current text', () => {
  const [current] = agreementTexts;
  const words = canonicalLegalText(current);

  test('has its title', () => {
    expect(current.title).toBe('Sewer Scope Inspection Agreement');
  });

  test.each([
    'our liability is limited to twice the fee',
    'written notice within 14 days',
    'within 1 year of the date of the inspection',
    'arbitration or to small claims court, in Utah County',
    'Video and reports are kept up to 2 years',
    'Lenders do not typically require sewer scope inspections',
    'only the septic inlet is scoped, not the tank or leach field',
    'The camera cannot be pushed through a backflow device',
    'limited to visible and accessible conditions',
    'within 24 hours of the inspection',
    'The law of the State of Utah applies',
    'a paper copy of what you signed at any time',
    'take back this consent at any time',
  ])('says: %s', (fact) => {
    expect(words).toContain(fact);
  });

  test('has something under each heading, and no paragraph of two lines', () => {
    for (const { heading, paragraphs } of current.sections) {
      expect(paragraphs.length, heading).toBeGreaterThan(0);
      for (const text of [heading, ...paragraphs]) expect(text).toMatch(/^\S.*\S$/);
    }
  });
});
