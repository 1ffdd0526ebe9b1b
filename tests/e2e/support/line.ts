import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { addresses } from './addresses';

export interface Line {
  /** The site, reached through this line. */
  readonly url: string;
  /** Breaks every connection and takes no new one: what losing the network is to a page and to its worker. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

/** A connection to the site that can be cut; Playwright's offline switch does not reach a service worker. */
export async function openLine(): Promise<Line> {
  const target = Number(new URL(addresses.site).port);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    close() {
      drop();
      server.close();
    },
  };
}
