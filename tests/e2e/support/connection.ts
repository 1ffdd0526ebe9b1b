import { openTcpConnection, type TcpConnection } from '../../../tools/drills/connection/tcp-connection';
import { addresses } from '../../../tools/testing/screens/addresses';

export interface Connection extends TcpConnection {
  /** The site's address through this connection. */
  readonly url: string;
}

/** A connection to the site that can be cut; Playwright's offline switch does not affect a service worker. */
export async function openConnection(): Promise<Connection> {
  const connection = await openTcpConnection(Number(new URL(addresses.site).port));
  return { ...connection, url: `http://localhost:${connection.port}` };
}
