import { build } from 'esbuild';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { repositoryRoot } from '../../../backend/stack';

export interface QueuePage {
  readonly url: URL;
  readonly close: () => void;
}

/** Serves the comparison page with its service worker. */
export async function serveQueuePage(): Promise<QueuePage> {
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', '<!doctype html><title>Referral</title><script src="/page.js"></script>'],
    '/page.js': ['text/javascript', await bundle('page.js')],
    '/worker.js': ['text/javascript', await bundle('worker.js')],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(`http://localhost:${(server.address() as AddressInfo).port}`),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(repositoryRoot, 'tools/drills/outbox/workbox', file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
