import './options';
import { HttpsError, onCall, type CallableFunction, type CallableRequest } from 'firebase-functions/v2/https';
import { contract, type CallName, type CallRequest, type CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callableStatus } from '@domain/errors/callable-status';
import { authorise, type Caller } from './authorise';
import { appHmacKey, config, isLocalStack } from './config';
import { logs } from './logs';
import { parseRequest } from './parse-request';
import { inContext } from './request-context';
import { requireApp } from './require-app';
import { withoutForeignBodies } from './without-foreign-bodies';

export interface Call<Name extends CallName> {
  readonly caller: Caller;
  readonly now: Date;
  /** The body as received, before the schema: what a replay is compared with. */
  readonly raw: unknown;
  /** Validates the body with the contract's schema; call it once replays are answered. */
  readonly parse: () => CallRequest<Name>;
  /** Whether it came with a token of App Check that is good. */
  readonly verified: boolean;
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
  const deployed = onCall(
    {
      ...needs,
      cors: isLocalStack ? true : config.allowedOrigins,
      secrets: [appHmacKey],
    },
    (request: CallableRequest<unknown>) =>
      inContext(definition.name, request.rawRequest.headers, async (context) => {
        answerWith(request, { 'X-Request-Id': context.requestId });
        try {
          const now = new Date();
          const verified = request.app !== undefined;
          if (definition.access === 'admin') requireApp('office', { verified });
          const caller = await authorise(definition.access, request);
          context.caller = caller.kind;
          const answer = await handler({
            caller,
            now,
            raw: request.data,
            parse: () => parseRequest(name, request.data, now),
            verified,
          });
          logs.callAnswered();
          return answer;
        } catch (error) {
          throw toHttpsError(error, request, context.requestId);
        }
      }),
  );
  return withoutForeignBodies(deployed);
}

function toHttpsError(error: unknown, request: CallableRequest<unknown>, requestId: string): HttpsError {
  if (error instanceof AppError) {
    logs.callRefused(error.code, error.message);
    const { retryAfterSeconds } = error.details;
    if (retryAfterSeconds !== undefined) answerWith(request, { 'Retry-After': String(retryAfterSeconds) });
    return new HttpsError(callableStatus[error.code], error.details.userMessage, error.details);
  }
  const unknown = isContention(error) ? contended(error) : failed(error, requestId);
  return new HttpsError(callableStatus[unknown.code], unknown.details.userMessage, unknown.details);
}

function contended(error: unknown): AppError {
  logs.callContended(error);
  return new AppError(
    'unavailable',
    'contention',
    'Others are changing this at the same moment. Please try again.',
  );
}

/** The reference stands in the sentence itself, so that every screen that shows the sentence shows it. */
function failed(error: unknown, requestId: string): AppError {
  logs.callFailed(error);
  return new AppError(
    'internal',
    'unexpected',
    `Something went wrong on our side. Please try again, or call us. Reference: ${requestId}.`,
  );
}

/** gRPC's ABORTED: a transaction met others at each of its attempts. */
function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 10;
}

function answerWith(request: CallableRequest<unknown>, headers: Readonly<Record<string, string>>): void {
  request.rawRequest.res?.set({
    ...headers,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
  });
}
