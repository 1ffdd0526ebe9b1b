import { expect, test } from 'vitest';
import { business } from '@domain/business/business';
import { legalFacts } from '@domain/business/legal-facts';
import { cities } from '@domain/business/cities';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { dollars } from '@domain/text/dollars';
import { chosenBusiness } from '../business/chosen-business.mjs';
import { usualService } from '../testing/usual-service';
import { factsOf } from './facts-of';
import { exclusions, isUnmistakable, sharedFacts } from './shared-facts';

const facts = await factsOf(chosenBusiness().folder);
const found = (text: string, file = 'src/site/page.test.tsx') => sharedFacts([file], facts, () => text);

test.each([
  ['a name', business.name],
  ['a city', `12 Main St, ${cities[0]}`],
  ['a city after a line break', `12 Main St\\n${cities[0]}`],
  ['a state in an address', `Littleton, ${business.stateCode} 80120`],
  ['a phone', phoneOf(factorySettings.contact).display],
  ['a phone to call', `tel:${factorySettings.contact.phone}`],
  ['a service', usualService.title],
  ['an address', `${business.siteUrl}/portal`],
  ['a name in small letters', business.name.toLowerCase()],
  ['a county in an id', `${legalFacts.county.toUpperCase()}-1`],
])('%s that a test states is noticed', (_, literal) => {
  expect(found(`expect(text).toContain('${literal}');`)).toEqual([
    expect.stringMatching(/^src\/site\/page\.test\.tsx states ".+", a fact of [\w-]+\.ts: derive it/),
  ]);
});

test.each([
  ['derived facts', 'expect(text).toContain(`${business.name}, ${dollars(usualService.price)}`)'],
  ['ordinary words', 'Your report is ready within hours. Closed on Sunday, the office calls you on request.'],
  ['an amount with cents', `${dollars(usualService.price)}.50`],
  ['a longer amount', `${dollars(usualService.price)}0`],
  ['a part of a word', `${cities[0]}shire`],
  ['a sentence in other letters', usualService.features[0]?.toLowerCase() ?? ''],
  ['letters that are no state', `const ${business.stateCode} = [${business.stateCode}];`],
  ['a day', "scheduled_date: '2026-11-24'"],
  ['a time zone as an argument', `writtenTime(at, '${business.timeZone}')`],
])('%s are not', (_, text) => {
  expect(found(text)).toEqual([]);
});

test('code may not state a price or a time zone, and what belongs to a business may state everything', () => {
  expect(found(`'${business.timeZone}'`, 'src/site/page.tsx')).toHaveLength(1);
  expect(found(`From ${dollars(usualService.price)}.`, 'src/site/page.tsx')).toHaveLength(1);
  expect(found(business.name, `businesses/${chosenBusiness().name}/names.ts`)).toEqual([]);
  expect(found(business.name, 'docs/deploy.md')).toEqual([]);
});

test('of a business that is no example only numbers and addresses are searched for', () => {
  const texts = facts.filter(isUnmistakable).map(({ text }) => text);
  const { phone, email } = factorySettings.contact;
  expect(texts).toEqual(expect.arrayContaining([phone, email, business.siteUrl]));
  expect(texts.filter((text) => !/^\(?\+?\d|@|^https:/.test(text))).toEqual([]);
  expect(texts).not.toContain(usualService.turnaround);
});

test('every exclusion has a reason', () => {
  expect(exclusions.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
