import { openTcpLine, type TcpLine } from '../../../tools/drills/line/tcp-line';
import { addresses } from '../../../tools/testing/screens/addresses';

export interface Line extends TcpLine {
  /** The site's address through this connection. */
  readonly url: string;
}

/** A connection to the site that can be cut; Playwright's offline switch does not affect a service worker. */
export async function openLine(): Promise<Line> {
  const line = await openTcpLine(Number(new URL(addresses.site).port));
  return { ...line, url: `http://localhost:${line.port}` };
}
