import type { IncomingMessage, ServerResponse } from 'node:http';
import { looksPage } from './looks-page';

export const looksPath = '/dev/looks';

/**
 * Answers `/dev/looks` with a page of all surfaces side by side. Only the hosting server of the local stack has it, so no
 * build contains it.
 */
export function serveLooks(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== looksPath) return next();
  writePage(Number(searchParams.get('width')), response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500, { 'content-type': 'text/plain' }).end(`${String(error)}\n`);
  });
}

async function writePage(width: number, response: ServerResponse): Promise<void> {
  // Loaded here, because it brings the Admin SDK, and every start of the local stack would wait for it.
  const { surfaces } = await import('./surfaces');
  const shown = await Promise.all(
    surfaces.map(async ({ name, as, show }) => ({ name, ...(as && { as }), shown: await show() })),
  );
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(looksPage(shown, width));
}
