import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renamedBuild } from './renamed-build';

export interface TwoBuilds {
  /** Address of the currently deployed site. */
  readonly url: string;
  /** Replaces the first build with the second and removes the first one's files. */
  readonly deploy: () => void;
  /** The number of requests for removed files of the first build. */
  readonly missed: () => number;
  readonly close: () => void;
}

const text = /^(?:text\/|application\/(?:javascript|json|manifest\+json))/;
const ownToOneHop = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'];

/** Proxies a site whose build is in `distDir` and serves a second build of it after the deployment. */
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
    // ignored: the browser sees the broken connection
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
