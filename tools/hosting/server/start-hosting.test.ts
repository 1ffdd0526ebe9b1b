import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../backend/stack';
import { startHosting } from './start-hosting';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hosting-'));
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, 'film.mp4'), '0123456789');
  server = await startHosting({
    hosting: {
      public: path.relative(repositoryRoot, folder),
      rewrites: [{ source: '/report/**', function: { functionId: 'report-page' } }],
    },
    host: '127.0.0.1',
    port: 0,
    compression: false,
    functionRewriter: (functionId) => (_request, response) => void response.end(`from ${functionId}`),
  });
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Requests `address` unchanged; `fetch` would normalize it. */
function statusOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('startHosting', () => {
  it.each(['//', '///', '//%', '/%', '/%c0%af', '/report/%', '/report//%E0'])(
    'answers 400 to the invalid address %s and keeps running',
    async (address) => {
      expect(await statusOf(address)).toBe(400);
      expect(await statusOf('/')).toBe(200);
    },
  );

  it('survives an invalid Host header', async () => {
    expect(await statusOf('/', { host: '[' })).toBe(200);
  });

  it('serves a part of a film', async () => {
    const { port } = server.address() as AddressInfo;
    const part = (range: string) => fetch(`http://127.0.0.1:${port}/film.mp4`, { headers: { range } });
    const middle = await part('bytes=3-5');
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, 'bytes 3-5/10']);
    expect(await middle.text()).toBe('345');
    expect(await (await part('bytes=8-')).text()).toBe('89');
    expect((await part('bytes=10-')).status).toBe(416);
    const whole = await fetch(`http://127.0.0.1:${port}/film.mp4`);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  });

  it('forwards a rewritten address to its function', async () => {
    expect(await statusOf('/report/abc')).toBe(200);
    expect(await statusOf('/no-such-page')).toBe(404);
  });
});
