import { proxyRequestHandler } from 'firebase-tools/lib/hosting/proxy.js';
import type { FunctionRewriter } from './start-hosting';

/**
 * Forwards a rewritten request to the Functions emulator at `functionsUrl` with the Hosting emulator's own
 * proxy.
 */
export function forwardToFunctions(functionsUrl: string): FunctionRewriter {
  return (functionId) => {
    const forward = proxyRequestHandler(`${functionsUrl}/${functionId}`, functionId);
    return (request, response, next) => {
      forward(request, response, next).catch((error: unknown) => {
        console.error(error);
        response.writeHead(502).end();
      });
    };
  };
}
