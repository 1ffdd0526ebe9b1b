/** An upload that was begun: where it continues, and how much of it the server had when we last knew. */
export interface UploadSession {
  readonly address: string;
  /** Bytes. */
  readonly offset: number;
}

/** Where a film's session is kept between pages, beside the film itself. */
export interface SessionStore {
  readonly read: () => Promise<UploadSession | null>;
  /** Null: nothing was begun, or it has ended. */
  readonly write: (session: UploadSession | null) => Promise<void>;
}

/** The upload's dependencies, which tests replace. */
export interface UploadWorld {
  readonly fetch: typeof fetch;
  /** Where the upload of a file to this path begins. */
  readonly startAddress: (path: string) => string;
  /**
   * The headers that identify the team member and the app, for each request. `refresh`: the last ones were refused.
   * @throws AppError `not-signed-in`, `unavailable`
   */
  readonly credentials: (refresh: boolean) => Promise<Readonly<Record<string, string>>>;
  /** Waits before another attempt; ends at once when `signal` aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
