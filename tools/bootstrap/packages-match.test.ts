import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packagesMatch } from './packages-match.mjs';

type Packages = Record<string, { version: string; optional?: boolean }>;

let folder: string;

function write(file: string, packages: Packages): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
}

const lockfile = 'package-lock.json';
const installed = 'node_modules/.package-lock.json';
const wanted: Packages = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  write(lockfile, wanted);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('packagesMatch', () => {
  it('is false before the first installation and after an interrupted one', () => {
    expect(packagesMatch(folder)).toBe(false);
    mkdirSync(path.join(folder, 'node_modules/a'), { recursive: true });
    expect(packagesMatch(folder)).toBe(false);
  });

  it('is true for a complete installation, even without packages for other platforms', () => {
    write(installed, { 'node_modules/a': { version: '1.2.3' } });
    expect(packagesMatch(folder)).toBe(true);
  });

  it('is false without the database that npm leaves out on an older Node', () => {
    const database = { 'node_modules/@google-cloud/firestore': { version: '9.0.0', optional: true } };
    write(lockfile, { ...wanted, ...database });
    const others = { 'node_modules/a': { version: '1.2.3' } };
    write(installed, others);
    expect(packagesMatch(folder)).toBe(false);
    write(installed, { ...others, ...database });
    expect(packagesMatch(folder)).toBe(true);
  });

  it.each<[string, Packages]>([
    ['another version', { 'node_modules/a': { version: '1.2.4' } }],
    ['a missing package', {}],
    ['an extra package', { 'node_modules/a': { version: '1.2.3' }, 'node_modules/b': { version: '1.0.0' } }],
  ])('is false with %s', (_, packages) => {
    write(installed, packages);
    expect(packagesMatch(folder)).toBe(false);
  });
});
