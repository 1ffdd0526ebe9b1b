import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { parse as parseForm } from 'node:querystring';
import type { Request } from 'firebase-functions/v2/https';
import { parseJson } from '@domain/json/parse-json';

/**
 * The platform's server parses bodies up to this size; larger ones wait for `takeBody`, which knows the route's
 * limit.
 */
export const parsedUnaskedBytes = 64 * 1024;

/** Why a body is refused. */
export type BodyFault = 'too large' | 'compressed';

interface SetAside {
  readonly contentType: string | undefined;
  readonly compressed: boolean;
}

const setAside = new WeakMap<object, SetAside>();

/**
 * The platform's server parses bodies of up to 32 MB before our code runs, and inflates compressed ones to any size,
 * but leaves raw bytes alone. So bodies that are large, compressed or of unknown length are declared as raw bytes
 * here, until their route takes them.
 */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  const { headers } = request;
  const compressed = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  const length =
    headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
  if (!compressed && length <= parsedUnaskedBytes) return;
  setAside.set(request, { contentType: headers['content-type'], compressed });
  headers['content-type'] = 'application/octet-stream';
  delete headers['content-encoding'];
});

/**
 * Sets the parsed body at `request.body`, like the platform would.
 * @returns why it is refused; null if accepted. A malformed body is accepted as undefined.
 */
export function takeBody(request: Request, bytesAtMost: number): BodyFault | null {
  const held = setAside.get(request);
  if (held?.contentType !== undefined) request.headers['content-type'] = held.contentType;
  const raw = request.rawBody as Buffer | undefined;
  if ((raw?.length ?? Number(request.headers['content-length'] ?? 0)) > bytesAtMost) return 'too large';
  if (held?.compressed) return 'compressed';
  if (held) request.body = raw && parsed(raw.toString('utf8'), held.contentType ?? '');
  return null;
}

function parsed(text: string, contentType: string): unknown {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return parseForm(text);
  if (!/^application\/json\b/i.test(contentType)) return undefined;
  return parseJson(text);
}
