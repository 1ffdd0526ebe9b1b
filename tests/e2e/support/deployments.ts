import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from './addresses';

export interface Deployments {
  /** The site, as it is deployed at the moment. */
  readonly url: string;
  /** Deploys a build whose worker differs. */
  readonly deploy: () => void;
  readonly close: () => void;
}

/** Stands before the site and serves another worker from the next deployment on. */
export async function openDeployments(): Promise<Deployments> {
  let version = 1;
  const server = createServer((request, response) => {
    void fetch(`${addresses.site}${request.url}`, { redirect: 'manual' }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      const marked =
        request.url === '/sw.js' ? Buffer.concat([body, Buffer.from(`\n// build ${version}`)]) : body;
      for (const [name, value] of answer.headers) {
        if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name)) {
          response.setHeader(name, value);
        }
      }
      response.writeHead(answer.status).end(marked);
    });
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
