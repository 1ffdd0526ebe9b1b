import type { Request } from 'firebase-functions/v2/https';
import { defaultRouteBytes } from './body-limits';
import { logs } from './logs';
import { takeBody, type BodyFault } from './received-body';
import { inContext } from './request-context';
import { loadSettings } from './stored-settings';

/** Express's type, which the SDK does not export. */
export type Response = NonNullable<Request['res']>;

/** A handler of plain HTTP requests, for the deployment that serves it. */
export type RouteHandler = (request: Request, response: Response) => Promise<void>;

/**
 * Gives a handler of plain HTTP requests a request id in logs and response, and error responses without internals.
 * Bodies over `bytesAtMost` are refused unread.
 */
export function route(name: string, answer: RouteHandler, bytesAtMost = defaultRouteBytes): RouteHandler {
  return (request, response) =>
    inContext(name, request.headers, async (context) => {
      const { requestId } = context;
      response.set('X-Request-Id', requestId);
      try {
        const fault = takeBody(request, bytesAtMost);
        if (fault === null) {
          context.settings = (await loadSettings()).settings;
          await answer(request, response);
        } else refuseBody(response, fault);
        logs.requestAnswered(response.statusCode);
      } catch (error) {
        logs.requestFailed(error);
        if (response.headersSent) response.destroy();
        else {
          response
            .status(500)
            .set('Cache-Control', 'no-store')
            .type('text/plain')
            .send(`Something went wrong on our side. Reference: ${requestId}\n`);
        }
      }
    });
}

function refuseBody(response: Response, fault: BodyFault): void {
  response
    .status(fault === 'too large' ? 413 : 415)
    .set('Cache-Control', 'no-store')
    .type('text/plain')
    .send(`This request is ${fault}.\n`);
}
