/** The proxy of firebase-tools' Hosting emulator, for which the package declares no types. */
declare module 'firebase-tools/lib/hosting/proxy.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export function proxyRequestHandler(
    url: string,
    label: string,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;
}
