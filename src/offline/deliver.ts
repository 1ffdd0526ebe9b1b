import type { SubmissionReceipt } from '@domain/api/form-submission';
import { AppError } from '@domain/errors/app-error';
import type { MissedEdit, OutboxEntry } from './outbox-entry';

export interface Delivery {
  readonly receipt: SubmissionReceipt;
  /** Set where the server has an earlier version. */
  readonly missed?: MissedEdit;
}

/**
 * Sends an entry. If the server has other content under its idempotency key, each earlier version is replayed; the
 * one that it has gets the first receipt again, and nothing is stored twice.
 * @throws AppError as `callFunction` does, and Error for a response that does not name what was sent.
 */
export async function deliver(
  entry: OutboxEntry,
  send: (entry: OutboxEntry) => Promise<SubmissionReceipt>,
): Promise<Delivery> {
  try {
    return { receipt: await sendVersion(entry, send) };
  } catch (failure) {
    if (!isKeyReused(failure)) throw failure;
    for (const version of [...(entry.earlier ?? [])].reverse()) {
      const receipt = await sendVersion({ ...entry, ...version }, send).catch(nullWhereReused);
      if (receipt) return { receipt, missed: { stored: version.data, edited: entry.data } };
    }
    throw failure;
  }
}

/** A response that does not name what was sent proves nothing, so the entry stays. */
async function sendVersion(
  entry: OutboxEntry,
  send: (entry: OutboxEntry) => Promise<SubmissionReceipt>,
): Promise<SubmissionReceipt> {
  const receipt = await send(entry);
  if (!receipt.id || receipt.hash !== entry.hash) throw new Error('the receipt names another content');
  return receipt;
}

function isKeyReused(failure: unknown): boolean {
  return failure instanceof AppError && failure.code === 'key-reused';
}

function nullWhereReused(failure: unknown): null {
  if (isKeyReused(failure)) return null;
  throw failure;
}
