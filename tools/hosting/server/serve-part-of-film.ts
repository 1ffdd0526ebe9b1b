import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/**
 * Answers a request for a part of a film (`Range: bytes=1000-`) with that part, which players need to go to a moment.
 * Hosting's servers do so; `superstatic` sends the whole file. Everything else is left to it.
 */
export function servePartOfFilm(folder: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const file = path.join(folder, decodeURI(pathname));
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (!pathname.endsWith('.mp4') || from === undefined || size === 0) return next();
    const [start, end] = [Number(from), Math.min(to ? Number(to) : size - 1, size - 1)];
    if (start > end) {
      response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
      return;
    }
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': end - start + 1,
    });
    createReadStream(file, { start, end }).pipe(response);
  };
}
