import type { Random } from '../random';

/**
 * What a bad connection does to one request. drop: no response. delay: a response after seconds. duplicate:
 * the request arrives twice. error: an empty 5xx response. html: a page with status 200, as from a captive
 * portal or proxy. half: a truncated response. torn: a truncated request. hang: neither a response nor an
 * end.
 */
export type FaultKind = 'none' | 'drop' | 'delay' | 'duplicate' | 'error' | 'html' | 'half' | 'torn' | 'hang';

export interface Fault {
  readonly kind: FaultKind;
  /** Whether the server still gets the request. */
  readonly commits: boolean;
  /** For `delay`. */
  readonly delayMs: number;
}

export const noFault: Fault = { kind: 'none', commits: true, delayMs: 0 };

/** The probability of each kind. */
export type FaultShares = Readonly<Record<FaultKind, number>>;

const callShares: FaultShares = {
  none: 26,
  drop: 24,
  delay: 10,
  duplicate: 10,
  error: 12,
  html: 10,
  half: 5,
  torn: 0,
  hang: 3,
};
const longestDelayMs = 6000;
const alwaysCommit: readonly FaultKind[] = ['none', 'delay', 'duplicate', 'half'];

export function pickFault(random: Random, shares: FaultShares = callShares): Fault {
  const kinds = Object.entries(shares) as [FaultKind, number][];
  let ticket = random.next() * kinds.reduce((sum, [, share]) => sum + share, 0);
  const [kind] = kinds.find(([, share]) => (ticket -= share) < 0) ?? ['none'];
  const commits = random.chance(0.5);
  return { kind, commits: commits || alwaysCommit.includes(kind), delayMs: random.below(longestDelayMs) };
}
