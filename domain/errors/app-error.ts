/** Every way in which the product refuses or fails, named once for both ends. */
export type AppErrorCode =
  | 'invalid-input'
  | 'key-reused'
  | 'not-found'
  | 'already-handled'
  | 'rate-limited'
  | 'not-signed-in'
  | 'not-allowed'
  /** Nothing showed that it came from a page of ours: without App Check's token, or with one that is none. */
  | 'app-unverified'
  | 'unavailable'
  | 'internal';

/** What a caller receives in a callable error's `details`. */
export interface AppErrorDetails {
  readonly code: AppErrorCode;
  /** A sentence for the person at the screen. */
  readonly userMessage: string;
  /** Field name in the request's `data` -> a sentence for that field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until a retry can succeed; only with `rate-limited`. */
  readonly retryAfterSeconds?: number;
}

interface AppErrorOptions {
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected refusal or failure: a code to branch on, a message for the log, a sentence for the person. */
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
      ...(options.retryAfterSeconds !== undefined && { retryAfterSeconds: options.retryAfterSeconds }),
    };
  }
}
