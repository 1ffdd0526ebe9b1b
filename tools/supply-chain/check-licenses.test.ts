import { expect, it } from 'vitest';
import { checkLicenses, type LicensePlace } from './check-licenses';

it.each<[string, LicensePlace, boolean]>([
  ['MIT', 'browser', true],
  ['(MIT OR GPL-3.0-only)', 'browser', true],
  ['MIT AND ISC', 'browser', true],
  ['MIT AND GPL-3.0-only', 'browser', false],
  ['LGPL-3.0-or-later', 'browser', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'functions', true],
  ['GPL-3.0-only', 'functions', false],
  ['MPL-2.0', 'functions', false],
  ['MPL-2.0', 'development', true],
  ['AGPL-3.0-only', 'development', false],
  ['SEE LICENSE IN LICENSE.md', 'development', false],
  ['UNLICENSED', 'browser', false],
  ['', 'browser', false],
])('%s, %s: %s', (license, place, may) => {
  const found = checkLicenses([{ name: 'x', version: '1.0.0', license }], () => place);
  expect(found).toEqual(
    may ? [] : [`x 1.0.0 has the license "${license}", which is not allowed in: ${place}`],
  );
});

it('allows a license by special decision, for that package and license alone', () => {
  const found = (name: string, license: string) =>
    checkLicenses([{ name, version: '1.0.0', license }], () => 'browser');
  expect(found('mediabunny', 'MPL-2.0')).toEqual([]);
  expect(found('mediabunny', 'GPL-3.0-only')).toHaveLength(1);
  expect(found('another', 'MPL-2.0')).toHaveLength(1);
});
