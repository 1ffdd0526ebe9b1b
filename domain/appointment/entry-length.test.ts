import { expect, test } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import type { ServicesSettings } from '../settings/settings';
import { entryLength } from './entry-length';

const { services } = factorySettings;
const [first] = services.catalog;
if (!first) throw new Error('the business has no service');
const longer: ServicesSettings = { ...services, catalog: [{ ...first, minutes: 105 }] };

test.each([
  ['a set time lasts as long as its service', first.title, null, { hours: 1, minutes: 45 }],
  ['a window lasts two hours', first.title, '12:00', { hours: 2, minutes: 0 }],
])('%s', (_what, service_type, scheduled_until, length) => {
  expect(entryLength(longer, { service_type, scheduled_until })).toEqual(length);
});

test('a service that nobody knows lasts as long as the standard one', () => {
  const standard = { ...longer, standard: first.id };
  expect(entryLength(standard, { service_type: 'Anything', scheduled_until: null })).toEqual({
    hours: 1,
    minutes: 45,
  });
});
