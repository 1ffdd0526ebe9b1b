import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { callPath } from '@domain/api/call-path';
import { AppError } from '@domain/errors/app-error';
import { isAppErrorDetails } from '@domain/errors/is-app-error-details';
import { isAnything, isText, mayHaveFields } from '@domain/json/guards';
import { environment } from '@/environment';

interface CallOptions {
  /** An admin's Firebase ID token. */
  readonly idToken?: string;
  readonly appCheckToken?: string;
  readonly signal?: AbortSignal;
  /** Let the request finish after the page is left. */
  readonly keepalive?: boolean;
  /** The caller is the office, which isn't asked to call itself. */
  readonly byOffice?: boolean;
}

interface CallableError {
  readonly message?: string;
  readonly status?: string;
  readonly details?: unknown;
}

interface CallableAnswer {
  readonly result?: unknown;
  readonly requestId?: string;
  readonly error?: CallableError;
}

/** The callable protocol. The server's own result is as the contract says, and is not checked. */
const isAnswer = mayHaveFields<Omit<CallableAnswer, 'requestId'>>({
  result: isAnything,
  error: mayHaveFields<CallableError>({ message: isText, status: isText, details: isAnything }),
});

export const offlineSentence = 'You’re offline. Please check your connection.';

const orCall = (byOffice: boolean) => (byOffice ? '.' : ', or call us.');
const noAnswer = (byOffice: boolean) =>
  `Our server isn’t answering. Please try again in a moment${orCall(byOffice)}`;
const failed = (byOffice: boolean) => `Something went wrong on our side. Please try again${orCall(byOffice)}`;

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
  return (await callUntyped(name, request, options)) as CallResponse<Name>;
}

/** The same with a request whose type is only known to the server, and a result that the caller checks. */
export async function callUntyped(
  name: CallName,
  request: object,
  options: CallOptions = {},
): Promise<unknown> {
  const { byOffice = false } = options;
  const answer = await post(`${environment.functionsUrl}/${callPath(name)}`, request, options);
  if (answer.error) throw toAppError(answer.error, byOffice, answer.requestId);
  if (answer.result === undefined) {
    throw new AppError('unavailable', 'answer without a result', failed(byOffice));
  }
  return answer.result;
}

async function post(
  url: string,
  data: unknown,
  { idToken, appCheckToken, signal, keepalive = false, byOffice = false }: CallOptions,
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
    const answer: unknown = await response.json();
    if (!isAnswer(answer)) throw new SyntaxError('not a callable response');
    const requestId = response.headers.get('X-Request-Id');
    return requestId === null ? answer : { ...answer, requestId };
  } catch (cause) {
    throw new AppError('unavailable', 'no answer from the server', sentenceFor(cause, byOffice), { cause });
  }
}

/** A SyntaxError means that something other than our server responded, for example a proxy. */
function sentenceFor(cause: unknown, byOffice: boolean): string {
  if (cause instanceof SyntaxError) return failed(byOffice);
  return 'navigator' in globalThis && !navigator.onLine ? offlineSentence : noAnswer(byOffice);
}

function toAppError(
  error: NonNullable<CallableAnswer['error']>,
  byOffice: boolean,
  requestId?: string,
): AppError {
  const details = error.details;
  if (isAppErrorDetails(details)) {
    return new AppError(details.code, error.message ?? details.code, details.userMessage, {
      ...details,
      ...(requestId !== undefined && { requestId }),
    });
  }
  const code = error.status === 'UNAUTHENTICATED' ? 'not-signed-in' : 'unavailable';
  return new AppError(code, error.message ?? error.status ?? 'unknown', failed(byOffice));
}
