import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { callPath } from '@domain/api/call-path';
import { AppError, type AppErrorDetails } from '@domain/errors/app-error';
import { environment } from '@/environment';

interface CallOptions {
  /** An admin's Firebase ID token. */
  readonly idToken?: string;
  readonly appCheckToken?: string;
  readonly signal?: AbortSignal;
  /** Let the request finish after the page is left. */
  readonly keepalive?: boolean;
}

interface CallableAnswer {
  readonly result?: unknown;
  readonly requestId?: string;
  readonly error?: { readonly message?: string; readonly status?: string; readonly details?: unknown };
}

export const offlineSentence = 'You’re offline. Please check your connection.';
const noAnswer = 'Our server isn’t answering. Please try again in a moment, or call us.';
const failed = 'Something went wrong on our side. Please try again, or call us.';

/**
 * Calls a function of the contract in the callable protocol. It uses fetch, so pages don't load the SDK.
 * @throws AppError: `unavailable` when no valid callable response came back (so the outcome is unknown), else the
 * server's own code, fields and seconds to wait.
 */
export async function callFunction<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  options: CallOptions = {},
): Promise<CallResponse<Name>> {
  const answer = await post(`${environment.functionsUrl}/${callPath(name)}`, request, options);
  if (answer.error) throw toAppError(answer.error, answer.requestId);
  if (answer.result === undefined) throw new AppError('unavailable', 'answer without a result', failed);
  return answer.result as CallResponse<Name>;
}

async function post(
  url: string,
  data: unknown,
  { idToken, appCheckToken, signal, keepalive = false }: CallOptions,
): Promise<CallableAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(idToken && { Authorization: `Bearer ${idToken}` }),
        ...(appCheckToken && { 'X-Firebase-AppCheck': appCheckToken }),
      },
      body: JSON.stringify({ data }),
      keepalive,
      ...(signal && { signal }),
    });
    // json() throws on a proxy's page or an empty body, and the outcome stays unknown.
    const answer = (await response.json()) as CallableAnswer;
    const requestId = response.headers.get('X-Request-Id');
    return requestId === null ? answer : { ...answer, requestId };
  } catch (cause) {
    throw new AppError('unavailable', 'no answer from the server', sentenceFor(cause), { cause });
  }
}

/** A SyntaxError means that something other than our server responded, for example a proxy. */
function sentenceFor(cause: unknown): string {
  if (cause instanceof SyntaxError) return failed;
  return 'navigator' in globalThis && !navigator.onLine ? offlineSentence : noAnswer;
}

function toAppError(error: NonNullable<CallableAnswer['error']>, requestId?: string): AppError {
  const details = error.details;
  if (isAppErrorDetails(details)) {
    return new AppError(details.code, error.message ?? details.code, details.userMessage, {
      ...details,
      ...(requestId !== undefined && { requestId }),
    });
  }
  const code = error.status === 'UNAUTHENTICATED' ? 'not-signed-in' : 'unavailable';
  return new AppError(code, error.message ?? error.status ?? 'unknown', failed);
}

function isAppErrorDetails(details: unknown): details is AppErrorDetails {
  return typeof details === 'object' && details !== null && 'code' in details && 'userMessage' in details;
}
