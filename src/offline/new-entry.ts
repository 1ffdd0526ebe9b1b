import { assertTransition, outboxVersion, type OutboxEntry } from './outbox-entry';
import type { Submission } from './submission';

/** A fresh entry under a fresh key; `now` in milliseconds. */
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
 * The entry anew, with this content, under a fresh key: only for an entry whose outcome is known. A wait that the server
 * asked for still holds.
 */
export function renewEntry(entry: OutboxEntry, submission: Submission, now: number): OutboxEntry {
  assertTransition(entry.state, 'queued');
  const { id, createdAt, notBefore, reason } = entry;
  const waits = reason === 'rate-limited' && { notBefore, reason };
  return { ...newEntry(submission, 'queued', now), id, createdAt, ...waits };
}
