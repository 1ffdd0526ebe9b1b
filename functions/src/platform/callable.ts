import './options';
import { HttpsError, onCall, type CallableFunction, type CallableRequest } from 'firebase-functions/v2/https';
import { contract, type CallName, type CallRequest, type CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callableStatus } from '@domain/errors/callable-status';
import { authorise, type Caller } from './authorise';
import { appHmacKey, config, isLocalStack } from './config';
import { logs } from './logs';
import { parseRequest } from './parse-request';

export interface Call<Name extends CallName> {
  readonly caller: Caller;
  readonly now: Date;
  /** The body as received, before the schema: what a replay is compared with. */
  readonly raw: unknown;
  /** Validates the body with the contract's schema; call it once replays are answered. */
  readonly parse: () => CallRequest<Name>;
}

/** Deploy options of calls that need more than the rest. */
interface Needs {
  readonly memory?: '1GiB';
}

type Handler<Name extends CallName> = (call: Call<Name>) => Promise<CallResponse<Name>>;

/** Deploys a handler under the contract's rules: who may call, what is refused, how errors reach the caller. */
export function callable<Name extends CallName>(
  name: Name,
  handler: Handler<Name>,
  needs: Needs = {},
): CallableFunction<unknown, unknown> {
  const definition = contract[name];
  return onCall(
    {
      ...needs,
      cors: isLocalStack ? true : config.allowedOrigins,
      secrets: [appHmacKey],
      enforceAppCheck: config.enforceAppCheck && definition.access === 'admin',
    },
    async (request: CallableRequest<unknown>) => {
      try {
        const now = new Date();
        const caller = await authorise(definition.access, request);
        return await handler({
          caller,
          now,
          raw: request.data,
          parse: () => parseRequest(name, request.data, now),
        });
      } catch (error) {
        throw toHttpsError(definition.name, error, request);
      }
    },
  );
}

function toHttpsError(call: string, error: unknown, request: CallableRequest<unknown>): HttpsError {
  if (error instanceof AppError) {
    logs.callRefused(call, error.code, error.message);
    setRetryAfter(request, error.details.retryAfterSeconds);
    return new HttpsError(callableStatus[error.code], error.details.userMessage, error.details);
  }
  logs.callFailed(call, error);
  const unknown = isContention(error)
    ? new AppError(
        'unavailable',
        'contention',
        'Others are changing this at the same moment. Please try again.',
      )
    : new AppError(
        'internal',
        'unexpected',
        'Something went wrong on our side. Please try again, or call us.',
      );
  return new HttpsError(callableStatus[unknown.code], unknown.details.userMessage, unknown.details);
}

/** gRPC's ABORTED: a transaction met others at each of its attempts. */
function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 10;
}

function setRetryAfter(request: CallableRequest<unknown>, seconds: number | undefined): void {
  if (seconds === undefined) return;
  request.rawRequest.res?.set({
    'Retry-After': String(seconds),
    'Access-Control-Expose-Headers': 'Retry-After',
  });
}
