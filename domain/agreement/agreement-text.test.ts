import { describe, expect, test } from 'vitest';
import { business } from '../business/business';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';
import type { Legal } from '../business/facts';
import { legalFacts } from '../business/legal-facts';
import { canonicalLegalText } from '../legal/legal-text';
import { timesFee } from '../legal/limit-words';
import { chargeSentences } from '../job/charge-words';
import { daysInWords, hoursInWords, yearsInWords } from '../text/counted';
import { agreementTexts } from './agreement-text';
import { agreementTemplate } from './agreement-template';

const none = { cancelled_late: 0, no_show: 0, turned_away: 0, not_inspected: 0 };
const draft = (legal: Legal, charges = none) =>
  canonicalLegalText(agreementTemplate('2026-01-01', legal, charges));

describe('a draft', () => {
  test('of a business that charges for a missed visit says so', () => {
    const charging = { cancelled_late: 50, no_show: 75, turned_away: 75, not_inspected: 40 };
    expect(draft(legalFacts)).toContain('owe nothing for the inspection');
    const words = draft(legalFacts, charging);
    expect(words).not.toContain('owe nothing for the inspection');
    expect(words).not.toContain('If you cancel before we arrive');
    for (const sentence of chargeSentences(charging)) expect(words).toContain(sentence);
  });

  test('names what its boxes say, as part of what is hashed', () => {
    const { labels = {} } = agreementTemplate('2026-01-01', legalFacts, none);
    expect(Object.keys(labels)).toEqual(['terms_accepted', 'electronic_consent']);
    for (const label of Object.values(labels)) expect(draft(legalFacts)).toContain(label);
  });

  test('has no deadline for claims where the state forbids it', () => {
    const heading = 'No claim after';
    expect(draft({ ...legalFacts, claimYears: 2 })).toContain(`${heading} 2 years`);
    expect(draft({ ...legalFacts, claimYears: null })).not.toContain(heading);
  });

  test('has the limit, the courts and the laws that the lawyer chose', () => {
    const words = draft({
      ...legalFacts,
      county: 'Test County',
      arbitrationAct: 'the Test Arbitration Act',
      electronicTransactionsAct: 'the Test Signatures Act',
      liabilityTimesFee: 3,
      noticeDays: 21,
    });
    for (const fact of [
      'limited to three times the fee',
      'within 21 days of finding the problem',
      'small claims court, in Test County',
      'under the Test Arbitration Act by one arbitrator in Test County',
      'E-SIGN Act and the Test Signatures Act',
    ]) {
      expect(words).toContain(fact);
    }
  });
});

describe('the current text', () => {
  const [current] = agreementTexts;
  const words = canonicalLegalText(current);

  test('has its title', () => {
    expect(current.title).toBe('Sewer Scope Inspection Agreement');
  });

  test.each([
    business.name,
    phoneOf(factorySettings.contact).display,
    factorySettings.contact.email,
    `our liability is limited to ${timesFee(legalFacts)}`,
    `written notice within ${daysInWords(legalFacts.noticeDays)}`,
    ...(legalFacts.claimYears === null
      ? []
      : [`within ${yearsInWords(legalFacts.claimYears)} of the date of the inspection`]),
    `arbitration or to small claims court, in ${legalFacts.county}`,
    'Video and reports are kept up to 2 years',
    'Lenders do not typically require sewer scope inspections',
    'only the septic inlet is scoped, not the tank or leach field',
    'The camera cannot be pushed through a backflow device',
    'limited to visible and accessible conditions',
    `within ${hoursInWords(factorySettings.promises.reportHours)} of the inspection`,
    `The law of the State of ${business.state} applies`,
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
