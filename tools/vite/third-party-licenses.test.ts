import { expect, test } from 'vitest';
import { thirdPartyLicenses } from './third-party-licenses';

test('each package is listed once, with its license and where its source is', () => {
  const film = { name: 'film-reader', version: '1.2.3', identifier: 'MPL-2.0', text: 'The film license.' };
  const text = thirdPartyLicenses([
    film,
    { name: '@scope/forms', version: '4.0.0' },
    { ...film },
    { ...film, version: '2.0.0', text: 'Another license.' },
  ]);
  expect(text.match(/^\S+ [\d.]+( \(.*\))?$/gm)).toEqual([
    '@scope/forms 4.0.0',
    'film-reader 1.2.3 (MPL-2.0)',
    'film-reader 2.0.0 (MPL-2.0)',
  ]);
  expect(text).toContain('Source: https://www.npmjs.com/package/film-reader/v/1.2.3\n\nThe film license.');
  expect(text).toContain('https://www.npmjs.com/package/@scope/forms/v/4.0.0');
});
