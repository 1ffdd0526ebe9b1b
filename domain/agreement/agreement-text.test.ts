import { describe, expect, test } from 'vitest';
import { canonicalLegalText } from '../legal/legal-text';
import { sha256Of } from '../testing/sha256-of';
import { chargeSentences } from '../job/charge-words';
import { agreementTexts } from './agreement-text';
import { agreementTextWith } from './current-agreement-text';

/**
 * Signed documents contain the hash of their text, so a published version must never be edited: add a new
 * version before it with its start date, and add its hash here.
 */
const pinned: Record<string, string> = {
  '2026-11-23': 'a16915f1e2fa2973bb9d17e35603dd21cfbadbd46224527dbece11747a60cbd4',
  '2026-11-01': '4371d52bbdeff31a5cd7f63df44f0151152534353eb1c508b30d921abd441c1d',
};

test('no version was edited', async () => {
  const hashes = await Promise.all(
    agreementTexts.map(async (text) => [text.version, await sha256Of(canonicalLegalText(text))]),
  );
  expect(Object.fromEntries(hashes)).toEqual(pinned);
});

test('the newest version comes first, without duplicates', () => {
  const versions = agreementTexts.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort().reverse());
});

test('of a business that charges for a missed visit, it says so', () => {
  const none = { cancelled_late: 0, no_show: 0, turned_away: 0, not_inspected: 0 };
  expect(agreementTextWith(none)).toEqual(agreementTexts[0]);
  const charging = { cancelled_late: 50, no_show: 75, turned_away: 75, not_inspected: 40 };
  const words = canonicalLegalText(agreementTextWith(charging));
  expect(words).not.toContain('owe nothing for the inspection');
  expect(words).not.toContain('If you cancel before we arrive');
  for (const sentence of chargeSentences(charging)) expect(words).toContain(sentence);
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
    'withdraw this consent at any time',
  ])('says: %s', (fact) => {
    expect(words).toContain(fact);
  });

  test('has text under each heading, and no paragraph with a line break', () => {
    expect(current.sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
    const texts = current.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !/^\S.*\S$/.test(text))).toEqual([]);
  });
});
