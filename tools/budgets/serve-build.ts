import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stack } from '../backend/stack';
import { localConfig } from '../hosting/firebase-config';
import { startHosting } from '../hosting/server/start-hosting';
import { compressForDelivery, isCompressible } from './delivery';
import { serveSettings } from './serve-settings';

export interface BuildServer {
  /** `http://localhost:port` */
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the built site as Hosting does: firebase.json's redirects, rewrites, and headers through the package
 * in the Hosting emulator, with brotli bodies. `change` may replace a document's body.
 */
export async function serveBuild(
  change: (html: string, address: string) => string = (html) => html,
): Promise<BuildServer> {
  const { hosting } = await localConfig();
  const compressed = new Map<string, Buffer>();

  const deliver = (request: IncomingMessage, response: ServerResponse, body: Buffer): Buffer => {
    const type = String(response.getHeader('Content-Type') ?? '');
    const sent = type.startsWith('text/html')
      ? Buffer.from(change(body.toString(), request.url ?? '/'))
      : body;
    if (!isCompressible(type) || sent.length === 0) return sent;
    const hash = createHash('sha256').update(sent).digest('hex');
    const known = compressed.get(hash) ?? compressForDelivery(sent);
    compressed.set(hash, known);
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Vary', 'Accept-Encoding');
    return known;
  };

  const server = await startHosting({
    hosting,
    host: stack.host,
    port: 0,
    compression: false,
    functionRewriter: serveSettings,
    before: (request, response, next) => {
      collectBody(response, (body) => deliver(request, response, body));
      next();
    },
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Buffers the response and sends the result of `deliver`. */
function collectBody(response: ServerResponse, deliver: (body: Buffer) => Buffer): void {
  const parts: Buffer[] = [];
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      parts.push(Buffer.from(chunk as Uint8Array));
  };
  const end = response.end.bind(response);
  response.write = (chunk: unknown) => {
    take(chunk);
    return true;
  };
  response.end = ((chunk?: unknown) => {
    take(chunk);
    const body = deliver(Buffer.concat(parts));
    response.removeHeader('Transfer-Encoding');
    response.setHeader('Content-Length', body.length);
    return end(body);
  }) as typeof response.end;
}
