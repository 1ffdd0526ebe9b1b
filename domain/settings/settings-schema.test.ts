import { ValidationError } from 'yup';
import { expect, test } from 'vitest';
import { factorySettings } from './factory-settings';
import { settingsSchema } from './settings-schema';
import type { ServiceSettings, Settings } from './settings';

/** The error at each field. */
function problems(settings: unknown): Record<string, string> {
  try {
    settingsSchema.validateSync(settings, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

const [first, ...others] = factorySettings.services.catalog;
if (!first) throw new Error('the business has no service');

const withFirst = (changes: object): unknown => withCatalog([{ ...first, ...changes }, ...others]);
const withCatalog = (catalog: readonly ServiceSettings[]): Settings => ({
  ...factorySettings,
  services: { ...factorySettings.services, catalog },
});

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
])('%s is refused at its field', (_what, settings, field, sentence) => {
  expect(problems(settings)[field]).toBe(sentence);
});

test('a phone number may be typed as people write it', () => {
  const contact = { ...factorySettings.contact, phone: '(555) 201-0142' };
  expect(settingsSchema.validateSync({ ...factorySettings, contact }).contact.phone).toBe('+15552010142');
});

test('a business without a review page is valid', () => {
  const contact = { ...factorySettings.contact, reviewUrl: null };
  expect(settingsSchema.validateSync({ ...factorySettings, contact }).contact.reviewUrl).toBeNull();
});
