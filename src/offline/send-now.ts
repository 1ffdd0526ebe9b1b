import { reportedAs } from '@/logging/report-fault';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { formsOutbox } from './forms-outbox';
import type { OutboxContext } from './outbox-context';
import type { MissedEdit, OutboxEntry, WaitingReason } from './outbox-entry';
import { findEntry } from './outbox-store';

export type AttemptResult =
  /** `missed`: the server has an earlier version. */
  | { readonly state: 'sent'; readonly receipt: SubmissionReceipt; readonly missed?: MissedEdit }
  | { readonly state: 'waiting'; readonly reason: WaitingReason; readonly retryAfterSeconds?: number }
  | { readonly state: 'refused'; readonly details: AppErrorDetails }
  /** The entry was removed from the device. */
  | { readonly state: 'gone' };

/**
 * Sends an entry now, unless it already has an outcome or the server asked to wait. Returns `waiting` after a timeout,
 * while the attempt continues. Never throws.
 */
export async function sendNow(id: string, context: OutboxContext): Promise<AttemptResult> {
  const attempt = await formsOutbox(context).sendNow(id);
  const entry =
    attempt && (attempt.entry ?? (await findEntry(id).catch(reportedAs('an entry not read', undefined))));
  if (entry) return resultOf(entry, context.now());
  if (attempt && entry === null) return { state: 'gone' };
  return { state: 'waiting', reason: navigator.onLine ? 'no-answer' : 'offline' };
}

function resultOf(entry: OutboxEntry, now: number): AttemptResult {
  const { receipt, missed } = entry;
  if (receipt) return { state: 'sent', receipt, ...(missed && { missed }) };
  if (entry.refusal) return { state: 'refused', details: entry.refusal };
  const reason = entry.reason ?? 'server';
  if (reason !== 'rate-limited') return { state: 'waiting', reason };
  return { state: 'waiting', reason, retryAfterSeconds: Math.ceil((entry.notBefore - now) / 1000) };
}
