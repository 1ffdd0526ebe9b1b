import { assertTransition, outboxVersion, type EntryVersion, type OutboxEntry } from './outbox-entry';
import type { Submission } from './submission';

/** A new entry with a new idempotency key; `now` in milliseconds. */
export function newEntry(submission: Submission, state: 'draft' | 'queued', now: number): OutboxEntry {
  return {
    version: outboxVersion,
    id: crypto.randomUUID(),
    idempotencyKey: crypto.randomUUID(),
    ...submission,
    clientInfo: {
      userAgent: navigator.userAgent.slice(0, 1000),
      timestamp: new Date(now).toISOString(),
    },
    state,
    createdAt: now,
    changedAt: now,
    attempts: 0,
    outcomeUnknown: false,
    notBefore: 0,
  };
}

/**
 * The entry with new content, queued again under its idempotency key. The server stores only the first version that
 * arrives. A wait that the server asked for still applies.
 */
export function rewriteEntry(entry: OutboxEntry, submission: Submission, now: number): OutboxEntry {
  assertTransition(entry.state, 'queued');
  const { notBefore, reason } = entry;
  const waits = reason === 'rate-limited' && { notBefore, reason };
  return { ...newEntry(submission, 'queued', now), ...identityOf(entry, submission.hash), ...waits };
}

/** The fields of an entry that stay when its content changes. @param hash of the new content; empty for a draft */
export function identityOf(entry: OutboxEntry, hash: string) {
  const { id, createdAt, idempotencyKey, earlier = [], outcomeUnknown, data } = entry;
  const mayBeThere: readonly EntryVersion[] = outcomeUnknown
    ? [...earlier, { data, hash: entry.hash }]
    : earlier;
  return {
    id,
    createdAt,
    idempotencyKey,
    earlier: mayBeThere.filter((version) => version.hash !== hash),
    // The server may already have this content, if it is unchanged or was changed back.
    outcomeUnknown: mayBeThere.some((version) => version.hash === hash),
  };
}
