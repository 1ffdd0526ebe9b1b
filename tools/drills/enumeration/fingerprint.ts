import type { IncomingHttpHeaders } from 'node:http';

/** An answer without what is another one each time: its moment, the id of its request, and ids that are random. */
export function fingerprint(status: number, headers: IncomingHttpHeaders, body: string): string {
  const told = Object.entries(headers)
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    // An entity tag is the length of the body and its hash.
    .map(([name, value]) => `${name}: ${name === 'etag' ? String(value).replace(/-.*/, '') : String(value)}`)
    .sort();
  return [status, ...told, '', body.replaceAll(/[0-9a-f]{32}/g, '<id>')].join('\n');
}
