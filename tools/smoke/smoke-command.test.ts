import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { region } from '@domain/api/region';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { repositoryRoot } from '../backend/stack';
import { readOptions } from '../console/options';
import { table, targetOf } from './smoke-command';

const project = 'any-staging';
const url = `https://${project}.web.app`;
const account = { SMOKE_EMAIL: 'desk@example.com', SMOKE_PASSWORD: 'a password' };

const target = (args: readonly string[], env: Readonly<Record<string, string>> = account) =>
  targetOf(readOptions(args, table), env);
const ofStaging = ['--project', project, '--url', url];

describe('the site that the smoke test tries', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_STAGE', 'staging');
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'a-key');
    vi.stubEnv('VITE_FUNCTIONS_URL', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is staging, with the functions of its project', async () => {
    expect(await target(ofStaging)).toMatchObject({
      site: url,
      project,
      functions: `https://${region}-${project}.cloudfunctions.net`,
      apiKey: 'a-key',
      account: { email: account.SMOKE_EMAIL, password: account.SMOKE_PASSWORD },
      patienceMs: 120_000,
    });
  });

  it.each(['', 'production'])('is production, VITE_STAGE "%s", only if asked', async (stage) => {
    vi.stubEnv('VITE_STAGE', stage);
    await expect(target(ofStaging)).rejects.toThrow(/is not staging .* add --production if you mean it/);
    expect((await target([...ofStaging, '--production'])).account).not.toBeNull();
  });

  it('is production without a booking, which needs no account', async () => {
    vi.stubEnv('VITE_STAGE', 'production');
    expect(await target([...ofStaging, '--pages'], {})).toMatchObject({ site: url, account: null });
  });

  it.each(['booking', 'office', 'true'])('has no booking where App Check screens %s', async (screened) => {
    const settings = path.join(repositoryRoot, `functions/.env.${project}`);
    onTestFinished(() => rmSync(settings));
    writeFileSync(settings, `ENFORCE_APP_CHECK=${screened}\n`);
    await expect(target(ofStaging)).rejects.toThrow(/ENFORCE_APP_CHECK of any-staging refuses this test/);
    expect((await target([...ofStaging, '--pages'])).site).toBe(url);
  });

  it.each(['http://a.example', `${url}/admin`, `${url}/?a=b`, 'staging', 'https://user@a.example'])(
    'is no %s',
    async (address) => {
      await expect(target(['--project', project, '--url', address])).rejects.toThrow(
        /must be an https address without a path/,
      );
    },
  );

  it('has to be named', async () => {
    await expect(target(['--project', project])).rejects.toThrow(/Say which site/);
  });

  it('needs the settings of its deploy and an office account', async () => {
    await expect(target(ofStaging, {})).rejects.toThrow(/Set SMOKE_EMAIL and SMOKE_PASSWORD/);
    vi.stubEnv('VITE_FIREBASE_API_KEY', '');
    await expect(target(ofStaging)).rejects.toThrow(/\.env\.any-staging\.local has no VITE_FIREBASE_API_KEY/);
  });
});
