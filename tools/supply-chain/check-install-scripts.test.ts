import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkInstallScripts, checkNpmSettings } from './check-install-scripts';

it('names a package whose install script nobody has looked at', () => {
  expect(checkInstallScripts([{ name: 'evil', hasInstallScript: true }, { name: 'react' }])).toEqual([
    expect.stringMatching(/^evil has an install script/),
  ]);
});

it('accepts those that work without theirs', () => {
  expect(checkInstallScripts([{ name: 'esbuild', hasInstallScript: true }])).toEqual([]);
});

it('notices settings under which npm runs them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'npmrc-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, '.npmrc'), 'audit=false\n');
  expect(checkNpmSettings(folder)).toEqual([expect.stringContaining('lacks ignore-scripts=true')]);
  writeFileSync(path.join(folder, '.npmrc'), 'audit=false\nignore-scripts=true\n');
  expect(checkNpmSettings(folder)).toEqual([]);
});
