import { expect, it } from 'vitest';
import { checkLockfile } from './check-lockfile';
import type { LockedPackage } from './lockfile';

const manifest = { dependencies: { react: '^19.3.1' } };
const react: LockedPackage = { version: '19.3.1', integrity: 'sha512-abc' };
const lockfile = (changes: Partial<LockedPackage> = {}, asked: object = manifest) => ({
  lockfileVersion: 3,
  packages: { '': asked, 'node_modules/react': { ...react, ...changes } },
});

it('accepts an exact lockfile', () => {
  expect(checkLockfile(manifest, lockfile())).toEqual([]);
});

it.each<[string, Partial<LockedPackage>, RegExp]>([
  ['no hash', { integrity: '' }, /react has no SHA-512/],
  ['a weak hash', { integrity: 'sha1-abc' }, /react has no SHA-512/],
  ['a link', { link: true }, /a link/],
  ['an address', { resolved: 'https://registry.example.com/react.tgz' }, /where it was downloaded/],
  ['a git source', { resolved: 'git+ssh://git@github.com/x/react.git#abc' }, /git\+ssh/],
  ['an invalid version', { version: 'file:../react' }, /no exact version/],
])('finds %s', (_, changes, sentence) => {
  expect(checkLockfile(manifest, lockfile(changes)).join()).toMatch(sentence);
});

it('reports a package.json with different dependencies', () => {
  const older = { dependencies: { react: '^18.0.0' } };
  expect(checkLockfile(manifest, lockfile({}, older))).toEqual(['has react ^18.0.0, package.json ^19.3.1']);
  expect(checkLockfile({ dependencies: {} }, lockfile())).toHaveLength(1);
});

const aliased = { dependencies: { react: 'npm:@fork/react@^19.3.1' } };

it('accepts an alias of the package that is locked', () => {
  expect(checkLockfile(aliased, lockfile({ name: '@fork/react' }, aliased))).toEqual([]);
});

it('reports another package under the name that was asked for', () => {
  expect(checkLockfile(aliased, lockfile({}, aliased))).toEqual([
    'react is locked as react, package.json asks for @fork/react',
  ]);
  expect(checkLockfile(manifest, lockfile({ name: '@fork/react' }))).toEqual([
    'react is locked as @fork/react, package.json asks for react',
  ]);
});

it.each([
  'latest',
  'npm:@fork/react@latest',
  'npm:@fork/react',
  '*',
  'github:x/react',
  'file:../react',
  'https://example.com/react.tgz',
])('refuses the range %s', (asked) => {
  const tagged = { dependencies: { react: asked } };
  expect(checkLockfile(tagged, lockfile({}, tagged)).join()).toMatch(/no range of the registry/);
});
