import { expect, test } from 'vitest';
import { services as first } from '@business/services';
import { comparedBy, comparesAtFirst } from './compares';
import { factorySettings } from './factory-settings';
import { isPublicSettings, publicSettings } from './public-settings';
import { readSettings } from './read-settings';
import { settingsFormat } from './settings-record';

const { services } = factorySettings;

test('a service compares as its setting says, under its former titles too', () => {
  const [one, ...others] = services.catalog;
  if (!one) throw new Error('the business has no service');
  const renamed = { ...one, title: 'A Second Look', formerTitles: [one.title], compares: 'repair' as const };
  const changed = { ...services, catalog: [renamed, ...others] };
  expect(comparedBy(changed, 'A Second Look')).toBe('repair');
  expect(comparedBy(changed, one.title)).toBe('repair');
  expect(comparedBy(changed, 'No such service')).toBe('none');
});

test('settings from before it was stored compare as the business began', () => {
  const without = services.catalog.map((service) =>
    Object.fromEntries(Object.entries(service).filter(([field]) => field !== 'compares')),
  );
  const before = { ...factorySettings, services: { ...services, catalog: without } };
  expect(readSettings(settingsFormat, before)?.services.catalog).toEqual(services.catalog);
  expect(first.catalog.map(({ id }) => comparesAtFirst(id))).toContain('repair');
  // A device may have stored what an earlier build was served.
  const served = publicSettings(3, factorySettings);
  expect(isPublicSettings({ ...served, services: { ...services, catalog: without } })).toBe(true);
});
