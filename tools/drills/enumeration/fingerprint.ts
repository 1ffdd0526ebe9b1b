import type { IncomingHttpHeaders } from 'node:http';

/** A response without its random parts: time, request id, and random ids. */
export function fingerprint(status: number, headers: IncomingHttpHeaders, body: string): string {
  const reported = Object.entries(headers)
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    // The ETag consists of the body's length and hash.
    .map(([name, value]) => `${name}: ${name === 'etag' ? String(value).replace(/-.*/, '') : String(value)}`)
    .sort();
  return [status, ...reported, '', body.replaceAll(/[0-9a-f]{32}/g, '<id>')].join('\n');
}
