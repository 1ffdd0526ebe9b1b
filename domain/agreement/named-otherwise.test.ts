import { describe, expect, test } from 'vitest';
import { endingCharges } from '../business/ending-charges';
import { legalFacts } from '../business/legal-facts';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';
import type { Settings } from '../settings/settings';
import { hoursInWords } from '../text/counted';
import { agreementTemplate } from './agreement-template';
import { currentAgreementText } from './current-agreement-text';
import { namedOtherwise } from './named-otherwise';

const { contact, promises } = factorySettings;
const nothing = { reportHours: null, phone: null, email: null };
const changed: Settings = {
  ...factorySettings,
  contact: { ...contact, phone: '+13125550187', email: 'new@example.net' },
  promises: { ...promises, reportHours: promises.reportHours + 1 },
};

describe.each([
  ['the current agreement', currentAgreementText],
  ['a draft of the next one', agreementTemplate('2026-01-01', legalFacts, endingCharges)],
])('%s', (_, text) => {
  test('names what the business began with', () => {
    expect(namedOtherwise(text, factorySettings)).toEqual(nothing);
  });

  test('still names it after the owner has changed it', () => {
    expect(namedOtherwise(text, changed)).toEqual({
      reportHours: hoursInWords(promises.reportHours),
      phone: phoneOf(contact).display,
      email: contact.email,
    });
  });
});

test('a text that names none of them, or also another number, is not warned of', () => {
  const without = { ...currentAgreementText, introduction: [], sections: [] };
  expect(namedOtherwise(without, changed)).toEqual(nothing);
  const both = { ...currentAgreementText, introduction: ['Call (312) 555-0100 at night.'] };
  expect(namedOtherwise(both, factorySettings).phone).toBeNull();
});
