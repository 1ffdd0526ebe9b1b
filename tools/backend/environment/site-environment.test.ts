import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../stack';
import { siteEnvironment } from './site-environment';

afterEach(() => vi.unstubAllEnvs());

const readers = [
  'src/environment.ts',
  'src/shared/notifications/push-key.ts',
  'tools/vite/app-check-attributes.ts',
];

it('takes no build variable from the deploy settings on this machine', () => {
  const read = readers.flatMap(
    (file) => readFileSync(path.join(repositoryRoot, file), 'utf8').match(/VITE_[A-Z_]+/g) ?? [],
  );
  expect(read).toContain('VITE_AUTOMATION_WEBHOOK_URL');
  expect(Object.keys(siteEnvironment())).toEqual(expect.arrayContaining(read));
});

it('keeps values set by the caller', () => {
  vi.stubEnv('VITE_AUTOMATION_WEBHOOK_URL', 'https://hooks.example/new');
  expect(siteEnvironment()).toMatchObject({ VITE_AUTOMATION_WEBHOOK_URL: 'https://hooks.example/new' });
});
