import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hidaneFolder } from '../backend/emulators/cache-folder';
import { buildFirestore } from './build-firestore.mjs';

let folder: string;

// The build runs in a process of its own, by a Node without packages, so that what it imports is tried too.
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'firestore-'));
  symlinkSync(process.execPath, path.join(folder, 'node'));
  vi.stubEnv('XDG_CACHE_HOME', folder);
  vi.stubEnv('PATH', folder);
  vi.stubEnv('EMULATORS', '');
  vi.stubEnv('HIDANE_PROBLEM', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  delete process.env.HIDANE_PROBLEM;
  rmSync(folder, { recursive: true });
});

const said: string[] = [];
const build = () => buildFirestore((text) => said.push(text));

it('says why it could not be built, also to the step that chooses a Firestore', async () => {
  expect(await build()).toBe('not built');
  expect(process.env.HIDANE_PROBLEM).toBe('cargo was not found');
});

it('builds nothing where there is one', async () => {
  const kept = path.join(folder, 'sewer-scope', path.basename(hidaneFolder), 'bin');
  mkdirSync(kept, { recursive: true });
  writeFileSync(path.join(kept, 'hidane'), '');
  expect(await build()).toBe('hidane, from the cache');
  expect(process.env.HIDANE_PROBLEM).toBeUndefined();
});

it('builds nothing where Google’s is wanted', async () => {
  vi.stubEnv('EMULATORS', 'official');
  expect(await build()).toBe('not needed');
});
