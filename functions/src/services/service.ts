import '../platform/options';
import { onRequest, type HttpsFunction, type HttpsOptions, type Request } from 'firebase-functions/v2/https';
import type { CallName } from '@domain/api/contract';
import { callPath, ownDeployments } from '@domain/api/call-path';
import type { CallHandler } from '../platform/callable';
import { appHmacKey } from '../platform/config';
import { logs } from '../platform/logs';
import type { Response, RouteHandler } from '../platform/route';

/** A handler, loaded when it is first asked for, so that an instance loads only what its calls need. */
type Load<Handler> = () => Promise<Handler>;

/** The handlers of the calls whose names match: one that is missing or answers another call doesn't compile. */
export type Handlers<Pattern extends string> = {
  readonly [Name in Extract<CallName, Pattern>]: Load<CallHandler<Name>>;
};

/**
 * Deploys calls behind one function. Each stays one of the SDK's own callables, which answers the preflight request,
 * reads the tokens and implements the protocol.
 */
export function service(
  calls: Readonly<Record<string, Load<HttpsFunction>>>,
  options: HttpsOptions,
): HttpsFunction {
  const byPath = new Map(Object.entries(calls).map(([name, load]) => [pathWithin(name as CallName), load]));
  return deployed({ secrets: [appHmacKey], ...options }, ({ path }) => byPath.get(path));
}

/** Deploys pages and files behind one function, each by the first part of its path. */
export function pageService(
  pages: Readonly<Record<string, Load<RouteHandler>>>,
  options: HttpsOptions,
): HttpsFunction {
  const byFirst = new Map(Object.entries(pages));
  return deployed(options, ({ path }) => byFirst.get(path.split('/')[1] ?? ''));
}

/** Deploys one handler of plain HTTP requests. */
export function routeService(load: Load<RouteHandler>, options: HttpsOptions): HttpsFunction {
  return deployed(options, () => load);
}

function pathWithin(name: CallName): string {
  return ownDeployments.some((own) => own === name) ? '/' : callPath(name).slice(callPath(name).indexOf('/'));
}

type Handler = (request: Request, response: Response) => void | Promise<void>;

function deployed(
  options: HttpsOptions,
  find: (request: Request) => Load<Handler> | undefined,
): HttpsFunction {
  return onRequest(options, async (request, response) => {
    const load = find(request);
    if (!load) {
      response
        .status(404)
        .set('Cache-Control', 'no-store')
        .type('text/plain')
        .send('There is nothing here.\n');
      return;
    }
    try {
      await (
        await load()
      )(request, response);
    } catch (error) {
      logs.requestFailed(error);
      response
        .status(500)
        .set('Cache-Control', 'no-store')
        .type('text/plain')
        .send('Something went wrong on our side.\n');
    }
  });
}
