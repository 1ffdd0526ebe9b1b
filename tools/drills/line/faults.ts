import type { Random } from '../random';

/**
 * What a bad line does to one request. drop: no answer. delay: an answer after seconds. duplicate: the request arrives
 * twice. error: an empty answer with a 5xx. html: a page with status 200, as a portal or proxy answers. half: an answer that breaks off.
 * torn: the request breaks off on its way to the server. hang: neither an answer nor an end.
 */
export type FaultKind = 'none' | 'drop' | 'delay' | 'duplicate' | 'error' | 'html' | 'half' | 'torn' | 'hang';

export interface Fault {
  readonly kind: FaultKind;
  /** Whether the server gets the request all the same. */
  readonly commits: boolean;
  /** With `delay`. */
  readonly delayMs: number;
}

export const noFault: Fault = { kind: 'none', commits: true, delayMs: 0 };

/** Kind -> its share. */
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
