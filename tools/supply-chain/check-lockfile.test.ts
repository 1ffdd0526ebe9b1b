import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLockfile } from './check-lockfile';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lockfile-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const react = { version: '19.3.1', integrity: 'sha512-abc' };

function check(planted: object): Promise<string[]> {
  const file = path.join(folder, 'package-lock.json');
  const packages = { '': { dependencies: { react: '^19.3.1' } }, 'node_modules/react': planted };
  writeFileSync(file, JSON.stringify({ lockfileVersion: 3, packages }));
  return checkLockfile(file);
}

it('accepts packages with a SHA-512, with and without an address in the registry', async () => {
  expect(await check(react)).toEqual([]);
  const resolved = 'https://registry.npmjs.org/react/-/react-19.3.1.tgz';
  expect(await check({ ...react, resolved })).toEqual([]);
});

it.each<[string, object, RegExp]>([
  ['no hash', { version: '19.3.1' }, /react has no hash/],
  ['a weak hash', { ...react, integrity: 'sha1-abc' }, /invalid integrity hash type/],
  ['a link', { resolved: '../react', link: true }, /react has no hash/],
  ['another host', { ...react, resolved: 'https://registry.example.com/react.tgz' }, /invalid host/],
  ['no TLS', { ...react, resolved: 'http://registry.npmjs.org/react/-/react-1.tgz' }, /invalid protocol/],
  [
    "another package's address",
    { ...react, resolved: 'https://registry.npmjs.org/raect/-/raect-19.3.1.tgz' },
    /different name/,
  ],
  ['a git source', { ...react, resolved: 'git+ssh://git@github.com/x/react.git#abc' }, /invalid host/],
  [
    'an optional package that is not locked',
    { ...react, optionalDependencies: { 'react-win32': '19.3.1' } },
    /react-win32 is optional and not locked/,
  ],
  ['a local file', { ...react, resolved: 'file:../react.tgz' }, /invalid host/],
])('finds %s', async (_, planted, sentence) => {
  expect((await check(planted)).join()).toMatch(sentence);
});
