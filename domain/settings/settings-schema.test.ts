import { expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { factorySettings } from './factory-settings';
import { readSettings } from './read-settings';
import { settingsSchema } from './settings-schema';
import type { ServiceSettings, Settings } from './settings';

/** The error at each field. */
const problems = (asked: unknown) => fieldErrors(settingsSchema, asked);

const [first, ...others] = factorySettings.services.catalog;
if (!first) throw new Error('the business has no service');

const withFirst = (changes: object): unknown => withCatalog([{ ...first, ...changes }, ...others]);
const withCatalog = (catalog: readonly ServiceSettings[]): Settings => ({
  ...factorySettings,
  services: { ...factorySettings.services, catalog },
});

const [option] = factorySettings.rewards.options;
if (!option) throw new Error('the business has no rewards');

const withRewards = (changes: object): unknown => ({
  ...factorySettings,
  rewards: {
    ...factorySettings.rewards,
    offered: { agent: true, 'home-inspector': false },
    ...changes,
  },
});
const inMonths = (value: string, months: readonly number[]) => ({ ...option, value, label: value, months });

test('the factory settings of the business are valid, and stay as they are', () => {
  expect(settingsSchema.validateSync(factorySettings)).toEqual(factorySettings);
});

const price = 'Enter a price from $1 to $10,000.';

test.each<[string, unknown, string, string]>([
  ['a price of 0', withFirst({ price: 0 }), 'services.catalog[0].price', price],
  ['a price of a million', withFirst({ price: 1_000_000 }), 'services.catalog[0].price', price],
  ['no price', withFirst({ price: '' }), 'services.catalog[0].price', price],
  [
    'a third decimal place',
    withFirst({ price: 10.005 }),
    'services.catalog[0].price',
    'The price can have two decimal places at most.',
  ],
  ['no title', withFirst({ title: ' ' }), 'services.catalog[0].title', 'Enter the service’s title.'],
  [
    'the title of another service',
    withCatalog([first, { ...first, id: 'another' }]),
    'services.catalog[0].title',
    'Another service has this title, or had it once.',
  ],
  [
    'a former title of another service',
    withCatalog([first, { ...first, id: 'another', title: 'New', formerTitles: [first.title] }]),
    'services.catalog[0].title',
    'Another service has this title, or had it once.',
  ],
  [
    'nothing to book',
    withCatalog([first, ...others].map((service) => ({ ...service, active: false }))),
    'services.catalog',
    'At least one service has to be offered.',
  ],
  [
    'a standard service that is not offered',
    withCatalog(
      [first, ...others].map((each) => ({ ...each, active: each.id !== factorySettings.services.standard })),
    ),
    'services.standard',
    'Choose a service that is offered.',
  ],
  [
    'an inspection of five minutes',
    withFirst({ minutes: 5 }),
    'services.catalog[0].minutes',
    'Enter a whole number of minutes from 15 to 480.',
  ],
  [
    'half a phone number',
    { ...factorySettings, contact: { ...factorySettings.contact, phone: '555 01' } },
    'contact.phone',
    'Enter a 10-digit phone number, area code first.',
  ],
  [
    'a review page that isn’t encrypted',
    { ...factorySettings, contact: { ...factorySettings.contact, reviewUrl: 'http://example.com' } },
    'contact.reviewUrl',
    'Enter a web address that begins with https://.',
  ],
  [
    'a promise of half an hour',
    { ...factorySettings, promises: { ...factorySettings.promises, reportHours: 0.5 } },
    'promises.reportHours',
    'Enter a whole number of hours from 1 to 168.',
  ],
  ['a reward of $501', withRewards({ amount: 501 }), 'rewards.amount', 'Enter an amount from $1 to $500.'],
  [
    'a reward processed within a month',
    withRewards({ processingHours: 720 }),
    'rewards.processingHours',
    'Enter a whole number of hours from 1 to 336.',
  ],
  [
    'no rewards to choose from',
    withRewards({ options: [] }),
    'rewards.options',
    'At least one reward has to be offered.',
  ],
  [
    'a month without a reward',
    withRewards({ options: [inMonths('a', [1, 2, 4, 5, 6]), inMonths('b', [6, 7, 8, 9, 10, 11, 12])] }),
    'rewards.options',
    'No reward is offered in March.',
  ],
  [
    'months without a reward',
    withRewards({
      options: [inMonths('a', [1, 2, 3, 5, 6, 7, 8, 9, 11, 12]), { ...option, active: false }],
    }),
    'rewards.options',
    'No reward is offered in April and October.',
  ],
  [
    'only retired rewards',
    withRewards({ options: [{ ...option, active: false }] }),
    'rewards.options',
    'At least one reward has to be offered.',
  ],
  [
    'a thirteenth reward',
    withRewards({ options: Array.from({ length: 13 }, (_, place) => inMonths(`r-${place}`, [])) }),
    'rewards.options',
    'Twelve rewards are the most that can be offered.',
  ],
  [
    'the label of another reward',
    withRewards({ options: [option, { ...option, value: 'b', label: option.label.toUpperCase() }] }),
    'rewards.options[1].label',
    'Another reward has this label.',
  ],
  [
    'a thirteenth month',
    withRewards({ options: [option, inMonths('b', [13])] }),
    'rewards.options[1].months[0]',
    'Choose a month.',
  ],
])('%s is refused at its field', (_what, settings, field, sentence) => {
  expect(problems(settings)[field]).toBe(sentence);
});

test('months may be without a reward while nobody is offered any', () => {
  const offered = { agent: false, 'home-inspector': false };
  expect(problems(withRewards({ offered, options: [inMonths('a', [3])] }))).toEqual({});
});

test('a phone number may be typed as people write it', () => {
  const contact = { ...factorySettings.contact, phone: '(555) 201-0142' };
  expect(settingsSchema.validateSync({ ...factorySettings, contact }).contact.phone).toBe('+15552010142');
});

test('a business without a review page is valid', () => {
  const contact = { ...factorySettings.contact, reviewUrl: null };
  expect(settingsSchema.validateSync({ ...factorySettings, contact }).contact.reviewUrl).toBeNull();
});

test('reminders and review requests need a postal address', () => {
  const withOutreach = (outreach: Partial<typeof factorySettings.outreach>) =>
    problems({ ...factorySettings, outreach: { ...factorySettings.outreach, ...outreach } });
  const missing = 'Enter the postal address: these emails have to show it.';
  expect(withOutreach({ postalAddress: '' })).toEqual({});
  expect(withOutreach({ postalAddress: ' ', reminders: true })).toEqual({
    'outreach.postalAddress': missing,
  });
  expect(withOutreach({ postalAddress: '', reviews: true })).toEqual({ 'outreach.postalAddress': missing });
  expect(withOutreach({ postalAddress: 'PO Box 1, Springfield', reminders: true })).toEqual({});
});

test('settings from before there were reminders read with those of the factory', () => {
  const { outreach, ...before } = factorySettings;
  expect(readSettings(1, before)?.outreach).toEqual(outreach);
});
