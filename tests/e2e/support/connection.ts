import { openTcpConnection, type TcpConnection } from '../../../tools/drills/connection/tcp-connection';
import { addresses } from '../../../tools/testing/screens/addresses';

export interface Line extends TcpConnection {
  /** The site's address through this connection. */
  readonly url: string;
}

/** A connection to the site that can be cut; Playwright's offline switch does not affect a service worker. */
export async function openLine(): Promise<Line> {
  const line = await openTcpConnection(Number(new URL(addresses.site).port));
  return { ...line, url: `http://localhost:${line.port}` };
}
