/** Every error code of the product, shared by client and server. */
export type AppErrorCode =
  | 'invalid-input'
  | 'key-reused'
  | 'not-found'
  | 'already-handled'
  | 'rate-limited'
  | 'not-signed-in'
  | 'not-allowed'
  /** No valid App Check token: the call may not come from one of our pages. */
  | 'app-unverified'
  | 'unavailable'
  | 'internal';

/** What a caller receives in a callable error's `details`. */
export interface AppErrorDetails {
  readonly code: AppErrorCode;
  /** The sentence shown to the user. */
  readonly userMessage: string;
  /** Field name in the request's `data` -> the sentence shown at that field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is stored now, if the caller's screen was outdated; the names are the request's. */
  readonly current?: Readonly<Record<string, string | number | null>>;
  /** Seconds before a retry can succeed; only with `rate-limited`. */
  readonly retryAfterSeconds?: number;
  /** The call's id in the server's log; set by the device, from the response's header. */
  readonly requestId?: string;
}

interface AppErrorOptions {
  readonly fields?: Readonly<Record<string, string>>;
  readonly current?: AppErrorDetails['current'] | undefined;
  readonly retryAfterSeconds?: number;
  readonly requestId?: string;
  readonly cause?: unknown;
}

/** An expected refusal or failure: a code to branch on, a message for the log, a sentence for the user. */
export class AppError extends Error {
  readonly details: AppErrorDetails;

  constructor(
    readonly code: AppErrorCode,
    internalMessage: string,
    userMessage: string,
    options: AppErrorOptions = {},
  ) {
    super(internalMessage, { cause: options.cause });
    this.name = 'AppError';
    this.details = {
      code,
      userMessage,
      ...(options.fields && { fields: options.fields }),
      ...(options.current && { current: options.current }),
      ...(options.retryAfterSeconds !== undefined && { retryAfterSeconds: options.retryAfterSeconds }),
      ...(options.requestId !== undefined && { requestId: options.requestId }),
    };
  }
}
