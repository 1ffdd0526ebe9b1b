import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

// A clone without packages, so that it shows what is said before any are installed.
const clone = mkdtempSync(path.join(os.tmpdir(), 'clone-'));
for (const part of ['tools', 'package.json']) cpSync(part, path.join(clone, part), { recursive: true });
afterAll(() => rmSync(clone, { recursive: true }));

test.each([
  ['10', 'PORT_OFFSET=10 leads to port 5060, which browsers and fetch refuse. Choose another.'],
  ['2000', 'PORT_OFFSET=2000 leads to port 10080, which browsers and fetch refuse. Choose another.'],
  ['60000', 'PORT_OFFSET must be a whole number from 0 to 56036, not "60000".'],
  ['-20', 'PORT_OFFSET must be a whole number from 0 to 56036, not "-20".'],
  ['2O', 'PORT_OFFSET must be a whole number from 0 to 56036, not "2O".'],
])('PORT_OFFSET=%s is refused in one sentence, before anything is installed', (offset, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/bootstrap.mjs', 'start'], {
    cwd: clone,
    env: { ...process.env, PORT_OFFSET: offset },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect((stdout + stderr).trim()).toBe(`✗ ${sentence}`);
  expect(readdirSync(clone).sort()).toEqual(['package.json', 'tools']);
});

test.each(['0', '20', '200', '1000'])('PORT_OFFSET=%s works', (offset) => {
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '-e', "await import('./tools/backend/stack.ts')"],
    { env: { ...process.env, PORT_OFFSET: offset }, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
});
