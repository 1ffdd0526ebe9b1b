import { expect, test } from 'vitest';
import { segmentsAtMost, segmentsOf } from './segments';
import { longestTexts, textSender, textsFit } from './text-words';

const site = 'https://scopes.example';
/** A sender that leaves no room in the text of one segment. */
const fullName = 'a'.repeat(160 - longestTexts('', site).text_on_my_way.length);

test('a text is from the business by its name, as long as each takes few enough segments', () => {
  expect(textSender({ name: fullName, shortName: 'Scope' }, site)).toBe(fullName);
  expect(textSender({ name: `${fullName}a`, shortName: 'Scope' }, site)).toBe('Scope');
});

test('a character outside of GSM 03.38 makes every text longer', () => {
  expect(segmentsOf(longestTexts('Scope', site).text_reminder)).toBe(segmentsAtMost.text_reminder);
  expect(segmentsOf(longestTexts('Scōpe', site).text_reminder)).toBeGreaterThan(segmentsAtMost.text_reminder);
  expect(textSender({ name: 'Scōpe of Akron', shortName: 'Scope' }, site)).toBe('Scope');
});

test('a long address of the site leaves room for no name', () => {
  expect(textsFit('Scope', `https://${'a'.repeat(200)}.example`)).toBe(false);
});
