import type { Schema } from 'yup';
import { HttpsError, onCall, type CallableFunction, type CallableRequest } from 'firebase-functions/v2/https';
import { isOfficeAccess } from '@domain/api/define-call';
import { contract, type CallName, type CallRequest, type CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callableStatus } from '@domain/errors/callable-status';
import { authorize, type Caller, type PublicCaller } from './authorize';
import { bodyLimits, type BodyLimits } from './body-limits';
import { bodyRefusal } from './body-refusal';
import { config, isLocalStack } from './config';
import { logs } from './logs';
import { parseRequest } from './parse-request';
import { countRefusal, stopRefused } from './refused-attempts';
import { inContext } from './request-context';
import { requireApp } from './require-app';
import { loadSettings } from './stored-settings';
import { bodyFaultOf, withoutForeignBodies } from './without-foreign-bodies';

export interface Call<Name extends CallName> {
  readonly caller: Caller;
  readonly now: Date;
  /** The body as received, before validation; replays are compared by it. */
  readonly raw: unknown;
  /** Validates the body with the contract's schema; call it after handling replays. */
  readonly parse: () => CallRequest<Name>;
  /** Whether it had a valid App Check token. */
  readonly verified: boolean;
}

interface Options {
  /** The handler answers replays before it counts an attempt, so it counts refusals itself. */
  readonly countsItself?: boolean;
}

/** A call's handler for the service that deploys it. */
export interface CallHandler<Name extends CallName> extends CallableFunction<unknown, unknown> {
  /** Type only, never set: the call it answers. */
  readonly answers?: Name;
}

type Handler<Name extends CallName> = (call: Call<Name>) => Promise<CallResponse<Name>>;

/**
 * Puts a handler under the contract's rules: access, refusals, and errors for the caller. Body size and other
 * cheap limits are checked first; public calls refused for their content are counted.
 */
export function callable<Name extends CallName>(
  name: Name,
  handler: Handler<Name>,
  { countsItself = false }: Options = {},
): CallHandler<Name> {
  const definition = contract[name];
  const limits = bodyLimits(name);
  const byOffice = isOfficeAccess(definition.access);
  // Loaded while the first request is being authorized.
  const loading: Promise<Schema> = definition.request();
  const deployed = onCall(
    { cors: isLocalStack ? true : config.allowedOrigins },
    (request: CallableRequest<unknown>) =>
      inContext(name, request.rawRequest.headers, async (context) => {
        answerWith(request, { 'X-Request-Id': context.requestId });
        try {
          const now = new Date();
          const settings = loadSettings();
          const verified = request.app !== undefined;
          if (byOffice) requireApp('office', { verified });
          const caller = await authorize(definition.access, request);
          context.caller = caller.kind;
          context.settings = (await settings).settings;
          const schema = await loading;
          const refusal = refusalOf(request, schema, { limits, byOffice });
          if (refusal) throw caller.kind === 'public' ? await refused(caller, now, refusal) : refusal;
          const work = () =>
            handler({
              caller,
              now,
              raw: request.data,
              parse: () => parseRequest<Name>(schema, request.data, now),
              verified,
            });
          const answer = await (caller.kind === 'public' && !countsItself
            ? countingRefusals(caller, now, work)
            : work());
          logs.callAnswered();
          return answer;
        } catch (error) {
          throw toHttpsError(error, request, { requestId: context.requestId, byOffice });
        }
      }),
  );
  return withoutForeignBodies(deployed, limits.bytes);

  function refused(caller: PublicCaller, now: Date, refusal: AppError): Promise<AppError> {
    return countRefusal(name, caller, now, refusal);
  }

  async function countingRefusals<Answer>(
    caller: PublicCaller,
    now: Date,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    await stopRefused(name, caller, now);
    try {
      return await work();
    } catch (error) {
      throw isForContent(error) ? await refused(caller, now, error) : error;
    }
  }
}

/** Why a body is refused before it is processed. */
function refusalOf(
  request: CallableRequest<unknown>,
  schema: Schema,
  { limits, byOffice }: { readonly limits: BodyLimits; readonly byOffice: boolean },
): AppError | null {
  const fault = bodyFaultOf(request.rawRequest);
  if (fault === null) return bodyRefusal(schema, request.data, limits);
  const sentence =
    fault === 'too large'
      ? `This is too much to send at once. Please shorten your text${orCall(byOffice)}.`
      : 'We couldn’t read this request. Please reload the page.';
  return new AppError('invalid-input', `body: ${fault}`, sentence);
}

/** The office isn't asked to call anyone. */
function orCall(byOffice: boolean): string {
  return byOffice ? '' : ', or call us';
}

/** Whether the caller's input is at fault, which includes reusing an idempotency key for another request. */
function isForContent(error: unknown): error is AppError {
  return error instanceof AppError && (error.code === 'invalid-input' || error.code === 'key-reused');
}

function toHttpsError(error: unknown, request: CallableRequest<unknown>, call: FailedCall): HttpsError {
  if (error instanceof AppError) {
    logs.callRefused(error.code, error.message);
    const { retryAfterSeconds } = error.details;
    if (retryAfterSeconds !== undefined) answerWith(request, { 'Retry-After': String(retryAfterSeconds) });
    return new HttpsError(callableStatus[error.code], error.details.userMessage, error.details);
  }
  const unknown = isContention(error) ? contended(error) : failed(error, call);
  return new HttpsError(callableStatus[unknown.code], unknown.details.userMessage, unknown.details);
}

function contended(error: unknown): AppError {
  logs.callContended(error);
  return new AppError(
    'unavailable',
    'contention',
    'Someone else is changing this right now. Please try again.',
  );
}

interface FailedCall {
  readonly requestId: string;
  readonly byOffice: boolean;
}

/** The reference is part of the sentence, so that every screen shows it. */
function failed(error: unknown, { requestId, byOffice }: FailedCall): AppError {
  logs.callFailed(error);
  return new AppError(
    'internal',
    'unexpected',
    `Something went wrong on our side. Please try again${orCall(byOffice)}. Reference: ${requestId}.`,
  );
}

/** gRPC's ABORTED: every attempt of a transaction conflicted with others. */
function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 10;
}

function answerWith(request: CallableRequest<unknown>, headers: Readonly<Record<string, string>>): void {
  request.rawRequest.res?.set({
    ...headers,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
  });
}
