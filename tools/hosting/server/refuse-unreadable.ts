import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers 400 to invalid request addresses such as `//`, which would crash the Hosting emulator. */
export function refuseUnreadable(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (isReadable(request.url ?? '')) return next();
  response
    .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
    .end('This address cannot be read.\n');
}

function isReadable(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, 'http://localhost')) return false;
  try {
    decodeURI(address);
    return true;
  } catch {
    // ignored: refused; a percent sign that does not start an escape sequence
    return false;
  }
}
