import { newEntry, rewriteEntry } from './new-entry';
import { typedOf, withoutTyped, type OutboxEntry } from './outbox-entry';
import type { Submission } from './submission';

/** What the outbox has when a submission comes. */
interface Found {
  /** The entry with the id that the form asks for. */
  readonly named: OutboxEntry | null;
  /** Another entry with the submission's content. */
  readonly equal: OutboxEntry | null;
  /** The id that a new entry gets; without one, it gets a new id. */
  readonly freeId: string | undefined;
}

export interface Placement {
  /** The entry that stands for the submission. The same object as the one found where that is used unchanged. */
  readonly entry: OutboxEntry;
  /** The entry that it replaces. */
  readonly removed?: OutboxEntry;
}

/** Which entry stands for a submission: one of those found, one of them with the new content, or a new one. */
export function placementOf(submission: Submission, { named, equal, freeId }: Found, now: number): Placement {
  if (named?.hash === submission.hash) {
    // Submitting its form replaces what was typed there since the last submission.
    return { entry: queuedAgain(withoutTyped(named), submission, now) };
  }
  if (named?.state === 'sent') return { entry: withMissed(named, submission) };
  if (equal) return { entry: queuedAgain(equal, submission, now), ...(named && { removed: named }) };
  if (named) return { entry: rewriteEntry(named, submission, now) };
  return { entry: { ...newEntry(submission, 'queued', now), ...(freeId !== undefined && { id: freeId }) } };
}

/** The same content again: a refused entry or draft is queued again, any other is unchanged. */
function queuedAgain(entry: OutboxEntry, submission: Submission, now: number): OutboxEntry {
  const again = entry.state === 'needs-attention' || entry.state === 'draft';
  return again ? { ...rewriteEntry(entry, submission, now), ...typedOf(entry) } : entry;
}

/** A sent entry after its form was submitted with different content. */
function withMissed(entry: OutboxEntry, { data, hash }: Submission): OutboxEntry {
  const { missed, ...sent } = entry;
  // Changed back to what the server has.
  if (hash === entry.receipt?.hash) return { ...sent, hash };
  return { ...sent, hash, missed: { stored: missed?.stored ?? null, edited: data } };
}
