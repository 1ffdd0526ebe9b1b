export interface RateLimit {
  /** Accepted submissions in one window. */
  readonly accepted: number;
  readonly windowMinutes: number;
}

export const publicFormLimit: RateLimit = { accepted: 3, windowMinutes: 10 };

/** The same, for a device that says which it is: an agent may have a day's referrals to send at once. */
export const deviceFormLimit: RateLimit = { accepted: 20, windowMinutes: 10 };

/** Look-ups of the tracker. */
export const lookupLimit: RateLimit = { accepted: 30, windowMinutes: 10 };

/** Links or files that we don't know: who guesses is stopped, who mistypes is not. */
export const missLimit: RateLimit = { accepted: 20, windowMinutes: 10 };

/** Codes for the portal, for each address and each connection. */
export const loginCodeLimit: RateLimit = { accepted: 5, windowMinutes: 10 };

/** Tries of codes from one connection, whoever they are for. */
export const loginTryLimit: RateLimit = { accepted: 20, windowMinutes: 10 };

/** Misses at /reports, for each key and each connection. */
export const reportsMissLimit: RateLimit = { accepted: 5, windowMinutes: 60 };

export interface RateWindow {
  /** Every attempt in the window, refused ones too. */
  readonly count: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

export interface RateDecision {
  readonly allowed: boolean;
  readonly next: RateWindow;
  /** Seconds until the window ends. */
  readonly retryAfterSeconds: number;
}

/** Counts one more attempt at `now` (milliseconds) in the window that is open, or opens one. */
export function countAttempt(open: RateWindow | null, limit: RateLimit, now: number): RateDecision {
  const windowMs = limit.windowMinutes * 60_000;
  const current = open !== null && now < open.startedAt + windowMs ? open : { count: 0, startedAt: now };
  const next = { count: current.count + 1, startedAt: current.startedAt };
  return {
    allowed: next.count <= limit.accepted,
    next,
    retryAfterSeconds: Math.max(1, Math.ceil((current.startedAt + windowMs - now) / 1000)),
  };
}

/** The sentence for a person who has to wait. */
export function waitSentence(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Too many requests from your connection. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and send it again, or call us.`;
}
