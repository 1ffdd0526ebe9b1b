import { expect, it } from 'vitest';
import { checkLicences, listLicences } from './list-licences';

const lockfile = (packages: object) => ({ lockfileVersion: 3, packages: { '': {}, ...packages } });
const listed = listLicences({
  '.': lockfile({
    'node_modules/react': { version: '19.3.1', license: 'MIT' },
    'node_modules/axe': { version: '4.14.0', license: 'MPL-2.0', dev: true },
    'node_modules/a/node_modules/react': { version: '19.3.1', license: 'MIT' },
  }),
  functions: lockfile({
    'node_modules/limiter': { version: '1.1.5' },
    'node_modules/pdf-lib': { name: '@cantoo/pdf-lib', version: '2.11.1', license: 'MIT' },
    'node_modules/react-email': { version: '6.0.0', license: 'GPL-3.0-only', dev: true },
  }),
});

it('lists each version once with its use, and fills in what a manifest omits', () => {
  expect(listed.map(({ name, licence, place }) => `${name} ${licence} ${place}`)).toEqual([
    '@cantoo/pdf-lib MIT backend',
    'axe MPL-2.0 development',
    'limiter MIT backend',
    'react MIT browser',
    'react-email GPL-3.0-only backend',
  ]);
});

it('refuses a package bundled into the functions under a license that is not allowed', () => {
  expect(checkLicences(listed)).toEqual([
    'react-email 6.0.0 has the licence "GPL-3.0-only", which is not allowed in: backend',
  ]);
});
