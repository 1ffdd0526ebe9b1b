import { expect, it } from 'vitest';
import { licenceAllowed, type LicencePlace } from './licence-allowed';

it.each<[string, LicencePlace, boolean]>([
  ['MIT', 'browser', true],
  ['(MIT OR GPL-3.0-only)', 'browser', true],
  ['MIT AND ISC', 'browser', true],
  ['MIT AND GPL-3.0-only', 'browser', false],
  ['LGPL-3.0-or-later', 'browser', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'backend', true],
  ['GPL-3.0-only', 'backend', false],
  ['MPL-2.0', 'backend', false],
  ['MPL-2.0', 'development', true],
  ['AGPL-3.0-only', 'development', false],
  ['SEE LICENSE IN LICENSE.md', 'development', false],
  ['UNLICENSED', 'browser', false],
  ['', 'browser', false],
])('%s, %s: %s', (expression, place, may) => {
  expect(licenceAllowed(expression, place)).toBe(may);
});
