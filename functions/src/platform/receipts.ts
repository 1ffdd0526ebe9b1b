import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { mixed, object } from 'yup';
import { AppError } from '@domain/errors/app-error';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, text } from '@domain/firestore/stored-fields';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { dayMs } from '@domain/time/durations';
import { collectionOf } from './collection-of';
import { commit } from './commit';
import { sha256 } from './hash';

const retentionDays = 90;

/** The answer to one request, collection `submissions`; a replay gets it again. */
interface Receipt<At = Timestamp> {
  /** SHA-256 of the request, hexadecimal. */
  readonly request_hash: string;
  /** What the call answered; its fields are the call's. */
  readonly answer: object;
  readonly created_at: At;
  readonly expires_at: At;
}

const receipt: Reads<Receipt<Instant>> = object({
  request_hash: text(),
  answer: mixed((value: unknown): value is object => typeof value === 'object' && value !== null).defined(),
  created_at: instant(),
  expires_at: instant(),
});

const receiptRecord = recordType(collections.submissions, receipt);

/** One request under one idempotency key: id of its receipt, and hash of the request. */
export interface ReceiptSlot {
  /** The call's deployed name. */
  readonly call: string;
  readonly id: string;
  readonly reference: DocumentReference<Receipt, Receipt>;
  readonly hash: string;
}

/** The slot of a call: the id derives from call and key, the hash (SHA-256, hex) from the request. */
export function receiptSlot(callName: string, idempotencyKey: string, asked: unknown): ReceiptSlot {
  const id = sha256(`${callName}:${idempotencyKey.toLowerCase()}`).slice(0, 32);
  return {
    call: callName,
    id,
    reference: collectionOf(receiptRecord).doc(id),
    hash: sha256(canonicalJson(asked)),
  };
}

/**
 * The first answer, if this request was answered before; null for a new one.
 * @throws AppError `key-reused` if the key was used for another request.
 */
export async function earlierAnswer<Answer>(
  slot: ReceiptSlot,
  transaction?: Transaction,
): Promise<Answer | null> {
  const snapshot = await (transaction ? transaction.get(slot.reference) : slot.reference.get());
  const earlier = snapshot.data();
  if (!earlier) return null;
  if (earlier.request_hash !== slot.hash) {
    throw new AppError(
      'key-reused',
      'another request under the same key',
      'This form was already sent with different content.',
    );
  }
  // Stored by the same call, which alone has this receipt's id, see `keepAnswer`.
  return earlier.answer as Answer;
}

/**
 * Runs `work` in a transaction unless its request was answered before; a replay gets the stored answer. The writes of
 * `work` and its answer are committed together.
 * @throws AppError `key-reused` if the key was used for another request.
 */
export function answerOnce<Answer extends object>(
  slot: ReceiptSlot,
  now: Date,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return commit(slot.call, async (transaction) => {
    const earlier = await earlierAnswer<Answer>(slot, transaction);
    if (earlier) return earlier;
    const answer = await work(transaction);
    keepAnswer(transaction, slot, answer, now);
    return answer;
  });
}

/** Stores the answer in the transaction it belongs to. */
export function keepAnswer(transaction: Transaction, slot: ReceiptSlot, answer: object, now: Date): void {
  transaction.create(slot.reference, {
    request_hash: slot.hash,
    answer,
    created_at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromMillis(now.getTime() + retentionDays * dayMs),
  });
}
