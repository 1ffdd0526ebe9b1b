import { onRequest, type HttpsFunction, type HttpsOptions, type Request } from 'firebase-functions/v2/https';
import './options';
import { logs } from './logs';
import { inContext } from './request-context';

/** Express's, which the SDK does not name. */
export type Response = NonNullable<Request['res']>;

/** Deploys what answers plain requests: with an id on its log lines and its answer, and nothing of ours in it where it fails. */
export function route(
  name: string,
  options: HttpsOptions,
  answer: (request: Request, response: Response) => Promise<void>,
): HttpsFunction {
  return onRequest(options, (request, response) =>
    inContext(name, request.headers, async ({ requestId }) => {
      response.set('X-Request-Id', requestId);
      try {
        await answer(request, response);
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
    }),
  );
}
