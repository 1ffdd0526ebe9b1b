import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readJson } from '@domain/json/parse-json';
import { isPublished, publishedPath, type Published } from '@domain/settings/publishing';
import { eventually } from '@/ui/testing/eventually';
import type { CommandResult } from '../../backend/process/run-command';
import { publishPath } from '../publish-path';
import { publishingTo } from './publish-handler';

const at = '2026-03-03T12:00:00.000Z';
let root: string;
let site: string;
let server: Server;
/** Ends the builds that have begun, in their order. */
const builds: ((version: number | null) => void)[] = [];

function writeSite(folder: string, version: number): void {
  mkdirSync(folder, { recursive: true });
  const published: Published = { version, at };
  writeFileSync(path.join(folder, publishedPath), JSON.stringify(published));
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  builds.length = 0;
  root = mkdtempSync(path.join(os.tmpdir(), 'publishing-'));
  site = path.join(root, 'site');
  writeSite(site, 1);
  const handle = publishingTo(
    site,
    (folder) =>
      new Promise<CommandResult>((resolve) => {
        builds.push((version) => {
          if (version !== null) writeSite(folder, version);
          resolve({ code: version === null ? 1 : 0, output: '' });
        });
      }),
  );
  server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

async function ask(address = publishPath, method = 'POST'): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${address}`, { method })).status;
}
const published = () => {
  const file = path.join(site, publishedPath);
  return existsSync(file) ? readJson(readFileSync(file, 'utf8'), isPublished) : null;
};

test('a call is answered before the build ends, which then takes the place of the site', async () => {
  expect(await ask()).toBe(202);
  expect(published()).toEqual({ version: 1, at });
  builds[0]?.(2);
  await eventually(() => expect(published()).toEqual({ version: 2, at }));
});

test('a call during a build starts one more, and several start no more than that', async () => {
  for (let calls = 0; calls < 3; calls += 1) await ask();
  expect(builds).toHaveLength(1);
  builds[0]?.(2);
  await eventually(() => expect(builds).toHaveLength(2));
  builds[1]?.(3);
  await eventually(() => expect(published()?.version).toBe(3));
  expect(builds).toHaveLength(2);
});

test('a build that fails leaves the site, which says since when it is behind', async () => {
  await ask();
  const before = Date.now();
  builds[0]?.(null);
  await eventually(() => expect(published()?.failedAt).toBeDefined());
  expect(published()).toMatchObject({ version: 1, at });
  expect(Date.parse(published()?.failedAt ?? '')).toBeGreaterThanOrEqual(before);
  await ask();
  builds[1]?.(2);
  await eventually(() => expect(published()).toEqual({ version: 2, at }));
});

test('everything else is passed on', async () => {
  expect(await ask(publishPath, 'GET')).toBe(404);
  expect(await ask('/')).toBe(404);
  expect(builds).toEqual([]);
});
