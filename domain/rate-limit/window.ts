export interface RateLimit {
  /** Accepted submissions in one window. */
  readonly accepted: number;
  readonly windowMinutes: number;
}

export const publicFormLimit: RateLimit = { accepted: 3, windowMinutes: 10 };

/** For a known device: an agent may send a day's referrals at once. */
export const deviceFormLimit: RateLimit = { accepted: 20, windowMinutes: 10 };

/** Days that a device's first referral must be stored before its key raises the limit. */
export const knownDeviceDays = 2;

/** Lookups of the referral tracker. */
export const lookupLimit: RateLimit = { accepted: 30, windowMinutes: 10 };

/** Attempts with unknown links or files: stops guessing, tolerates typing errors. */
export const missLimit: RateLimit = { accepted: 20, windowMinutes: 10 };

/** Login codes for the portal, per address and per network. */
export const loginCodeLimit: RateLimit = { accepted: 5, windowMinutes: 10 };

/** The same per day: how many codes strangers can request for one address. */
export const loginCodeDayLimit: RateLimit = { accepted: 15, windowMinutes: 24 * 60 };

/** Attempts to redeem login codes from one network, for any address. */
export const loginTryLimit: RateLimit = { accepted: 20, windowMinutes: 10 };

/** Failed lookups at /reports, per network. */
export const reportsMissLimit: RateLimit = { accepted: 5, windowMinutes: 60 };

/** Shares made from one report's page in a day, so that a forwarded link can't send email after email. */
export const shareRateLimit: RateLimit = { accepted: 20, windowMinutes: 24 * 60 };

/** Refused attempts at one call because of invalid input: enough for typing errors, too few for a script. */
export const refusedLimit: RateLimit = { accepted: 20, windowMinutes: 10 };

/** Tests of the emails' words that one admin sends. */
export const emailTestLimit: RateLimit = { accepted: 10, windowMinutes: 10 };

/** Wrong codes of the second step of one account's sign-in. */
export const secondStepLimit: RateLimit = { accepted: 5, windowMinutes: 15 };

/** Reports of faults from one network, whose devices may all meet the same fault. */
export const faultLimit: RateLimit = { accepted: 20, windowMinutes: 10 };

/** Replays. A phone that lost responses repeats every entry of its outbox, so this is high. */
export const replayLimit: RateLimit = { accepted: 300, windowMinutes: 10 };

/** Factor by which a client's limit is multiplied for the wider network around it, which others may share. */
export const widerShare = 4;

export interface RateWindow {
  /** Every attempt in the window, including refused ones. */
  readonly count: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

export interface RateDecision {
  readonly allowed: boolean;
  readonly next: RateWindow;
  /** Seconds to the end of the window. */
  readonly retryAfterSeconds: number;
}

/** Counts one more attempt at `now` (milliseconds) in the current window, or starts a new one. */
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

/** The sentence shown to a user who has to wait. */
export function waitSentence(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Too many requests from your connection. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again, or call us.`;
}
