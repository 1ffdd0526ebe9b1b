import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from '../../../tools/testing/screens/addresses';

export interface Deployments {
  /** Address of the currently deployed site. */
  readonly url: string;
  /** Deploys a build with a changed service worker. */
  readonly deploy: () => void;
  readonly close: () => void;
}

/** Proxies the site and serves a different service worker after each deployment. */
export async function openDeployments(): Promise<Deployments> {
  let version = 1;
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(`${addresses.site}${request.url}`, { redirect: 'manual' });
      const body = Buffer.from(await answer.arrayBuffer());
      const marked =
        request.url === '/sw.js' ? Buffer.concat([body, Buffer.from(`\n// build ${version}`)]) : body;
      for (const [name, value] of answer.headers) {
        if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name)) {
          response.setHeader(name, value);
        }
      }
      response.writeHead(answer.status).end(marked);
    };
    pass().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy() {
      version += 1;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
