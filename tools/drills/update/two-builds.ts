import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renamedBuild } from './renamed-build';

export interface TwoBuilds {
  /** The site, as it is deployed at the moment. */
  readonly url: string;
  /** Puts the second build in the place of the first, whose files are gone from then on. */
  readonly deploy: () => void;
  /** How often a file of the first build was asked for that is gone. */
  readonly missed: () => number;
  readonly close: () => void;
}

const text = /^(?:text\/|application\/(?:javascript|json|manifest\+json))/;
const ownToOneHop = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'];

/** Stands before a site whose build lies in `distDir`, and serves another build of it from the deployment on. */
export async function openTwoBuilds(site: string, distDir: string): Promise<TwoBuilds> {
  const second = renamedBuild(distDir);
  let deployed = false;
  let missed = 0;
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', site);
    const wanted = deployed ? second.pathBefore(pathname) : pathname;
    if (wanted === null) {
      missed += 1;
      response.writeHead(404).end();
      return;
    }
    const answering = fetch(`${site}${wanted}${search}`, { redirect: 'manual' }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      const rewritten = deployed && text.test(answer.headers.get('content-type') ?? '');
      for (const [name, value] of answer.headers) {
        if (!ownToOneHop.includes(name)) response.setHeader(name, value);
      }
      response.writeHead(answer.status).end(rewritten ? second.rewrite(body.toString()) : body);
    });
    answering.catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy() {
      deployed = true;
    },
    missed: () => missed,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
