import { expect, it } from 'vitest';
import { factorySettings } from './factory-settings';
import { isPublicSettings, publicSettings } from './public-settings';
import { readSettings } from './read-settings';
import { settingsFormat } from './settings-record';

const changed = { ...factorySettings, promises: { ...factorySettings.promises, reportHours: 77 } };

it('reads what was saved', () => {
  expect(readSettings(settingsFormat, changed)).toEqual(changed);
});

it('takes the factory’s for a section that was added later, and leaves one out that it doesn’t know', () => {
  const earlier = { services: changed.services, promises: changed.promises };
  expect(readSettings(settingsFormat, { ...earlier, weather: { rain: true } })).toEqual(changed);
});

it.each<[string, number, object]>([
  ['a newer format', settingsFormat + 1, changed],
  ['damage', settingsFormat, { ...changed, services: { catalog: [] } }],
])('doesn’t guess at %s', (_what, format, stored) => {
  expect(readSettings(format, stored)).toBeNull();
});

it('a page takes what it is served, and nothing else', () => {
  const served: unknown = JSON.parse(JSON.stringify(publicSettings(3, changed)));
  expect(isPublicSettings(served)).toBe(true);
  // A device may have stored what an earlier build was served.
  const earlier = JSON.stringify({ ...publicSettings(3, changed), reminders: undefined });
  expect(isPublicSettings(JSON.parse(earlier))).toBe(true);
  expect(isPublicSettings({ ...publicSettings(3, changed), reminders: 'yes' })).toBe(false);
  expect(isPublicSettings({ ...publicSettings(3, changed), promises: {} })).toBe(false);
  expect(isPublicSettings({ ...publicSettings(3, changed), rewards: { options: [] } })).toBe(false);
});
