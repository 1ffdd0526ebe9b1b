import { business } from '@domain/business/business';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Config } from 'firebase-tools/lib/config.js';
import { repositoryRoot, stack } from '../backend/stack';
import { deployConfig } from './firebase-config';
import { startHosting } from './server/start-hosting';
import { deployConfigFile, wantedConfig } from './wanted-config';

const staging = { VITE_STAGE: 'staging', VITE_FUNCTIONS_URL: 'https://staging.example' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const name of ['index.html', 'privacy.html', 'admin.html']) writeFileSync(path.join(folder, name), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The headers that a deployed site answers with at an address. */
async function headersAt(address: string, web: Readonly<Record<string, string>>): Promise<Headers> {
  const { hosting } = await deployConfig('a-project', web);
  const server: Server = await startHosting({
    hosting: { ...hosting, public: path.relative(repositoryRoot, folder) },
    host: '127.0.0.1',
    port: 0,
    compression: false,
  });
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${address}`);
  expect(status).toBe(200);
  server.closeAllConnections();
  server.close();
  return headers;
}

describe('firebase.json', () => {
  const committed = readFileSync(path.join(repositoryRoot, 'firebase.json'), 'utf8');

  it('is what the routes and ports make of it', async () => {
    expect(committed).toBe(await wantedConfig());
  });

  it('has nothing of a project or a business', () => {
    for (const fact of [stack.projectId, business.name, 'Content-Security-Policy', 'https://']) {
      expect(committed).not.toContain(fact);
    }
  });
});

describe('the configuration of a project', () => {
  it('allows the functions of that project', async () => {
    const functionsOf = async (web: Readonly<Record<string, string>>) =>
      /connect-src 'self' (\S+)/.exec((await headersAt('/', web)).get('Content-Security-Policy') ?? '')?.[1];
    expect(await functionsOf(staging)).toBe('https://staging.example');
    expect(await functionsOf({})).toBe(`https://${stack.region}-a-project.cloudfunctions.net`);
  });

  it.each(['/', '/privacy', '/admin'])('keeps %s of staging out of search engines', async (address) => {
    expect((await headersAt(address, staging)).get('X-Robots-Tag')).toBe('noindex');
  });

  it('lets search engines index the documents of production', async () => {
    expect((await headersAt('/privacy', {})).get('X-Robots-Tag')).toBeNull();
    expect((await headersAt('/privacy', { VITE_STAGE: 'production' })).get('X-Robots-Tag')).toBeNull();
  });

  it('builds with the settings of its project and names it to the check', async () => {
    expect((await deployConfig('a-project', {})).hosting.predeploy).toEqual([
      'npm run build -- --mode a-project',
      'npm run deploy:check site a-project',
    ]);
  });

  it('is read by firebase-tools with the paths of the repository', () => {
    const name = deployConfigFile('a-project');
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify({ hosting: { public: 'dist' } }));
    const config = Config.load({ cwd: folder, configPath: name });
    // At the top level of the repository, these are its own dist and functions.
    expect(config.path('dist')).toBe(path.join(folder, 'dist'));
    expect(config.get('hosting')).toEqual({ public: 'dist' });
  });
});
