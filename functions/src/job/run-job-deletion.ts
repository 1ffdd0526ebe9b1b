import { FieldValue, Timestamp, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { DeletionState } from '@domain/job/delete-job';
import { documentsHeldUntil } from '@domain/legal/documents-held-until';
import { signingTypes } from '@domain/legal/legal-text';
import { openAuditTrail, type Actor } from '../platform/audit';
import { rawCollection } from '../platform/collection-of';
import { commit } from '../platform/commit';
import { jobDeletions, type HeldDocument } from '../records/job/job-deletion';
import { jobs } from '../records/job/stored-job';
import { signedDocuments, signingKinds } from '../records/signing/stored-signed-document';
import { storeSignedPdf } from '../signing/store-signed-pdf';
import { deletionSteps, type DeletionStep } from './deletion-steps';

const batchSize = 100;
const actor: Actor = { kind: 'system', name: 'delete-job' };

/**
 * Runs at most `batches` transactions of a deletion. Safe to interrupt, resume and run concurrently.
 * @returns `DONE` once nothing is left.
 */
export async function runJobDeletion(
  bookingId: string,
  batches: number,
  clock: () => Date = () => new Date(),
): Promise<DeletionState> {
  let state: DeletionState = 'RUNNING';
  for (let batch = 0; batch < batches && state === 'RUNNING'; batch += 1) {
    state = await runBatch(bookingId, clock());
  }
  return state;
}

const deletionOf = (bookingId: string) => jobDeletions().doc(bookingId);

async function runBatch(bookingId: string, now: Date): Promise<DeletionState> {
  const deletion = (await deletionOf(bookingId).get()).data();
  if (deletion?.state !== 'RUNNING') return 'DONE';
  const step = deletionSteps.find(({ name }) => !deletion.done.includes(name));
  if (!step) return finish(bookingId, now);
  const held = signingTypes.find((type) => signingKinds[type].collection === step.collection);
  // A document signed moments ago may not have its PDF yet, which the legal hold needs.
  if (held) await storeSignedPdf(held, bookingId, now);
  const cleared = await clearRows(bookingId, step);
  return commit('job-deletion-step', (transaction) => clear(transaction, bookingId, step, cleared, now));
}

const rowsOf = ({ collection, field }: DeletionStep, bookingId: string) =>
  rawCollection(collection).where(field, '==', bookingId).limit(batchSize);

/**
 * Deletes files and other dependents before their rows, as they can't be part of a transaction. @returns ids of the
 * rows that may be deleted; null for all.
 */
async function clearRows(bookingId: string, step: DeletionStep): Promise<ReadonlySet<string> | null> {
  if (!step.clear) return null;
  const { docs } = await rowsOf(step, bookingId).get();
  for (const row of docs) await step.clear(row);
  return new Set(docs.map(({ id }) => id));
}

async function clear(
  transaction: Transaction,
  bookingId: string,
  step: DeletionStep,
  cleared: ReadonlySet<string> | null,
  now: Date,
): Promise<DeletionState> {
  const { name, collection, becomes, audited } = step;
  const found = await transaction.get(rowsOf(step, bookingId));
  // A row added since then is cleared in the next batch.
  if (cleared && found.docs.some(({ id }) => !cleared.has(id))) return 'RUNNING';
  const trails = audited
    ? await Promise.all(
        found.docs.map(({ id }) => openAuditTrail(transaction, { collection, id }, actor, now)),
      )
    : [];
  const held = await heldOf(transaction, collection, found);
  for (const { ref } of found.docs) {
    if (becomes) transaction.update(ref, becomes);
    else transaction.delete(ref);
  }
  for (const trail of trails) trail.append({ action: 'job-deleted', changed: becomes ?? {} });
  if (held.length > 0) {
    transaction.update(deletionOf(bookingId), {
      held: FieldValue.arrayUnion(...held),
      held_until: Timestamp.fromDate(documentsHeldUntil(now)),
    });
  }
  if (found.size < batchSize) {
    transaction.update(deletionOf(bookingId), { done: FieldValue.arrayUnion(name) });
  }
  return 'RUNNING';
}

/** The signed PDFs among these rows. */
async function heldOf(
  transaction: Transaction,
  collection: string,
  found: QuerySnapshot,
): Promise<HeldDocument[]> {
  const type = signingTypes.find((each) => signingKinds[each].collection === collection);
  if (!type) return [];
  const held: HeldDocument[] = [];
  for (const { id } of found.docs) {
    const signed = (await transaction.get(signedDocuments(type).doc(id))).data();
    if (!signed?.pdf) continue;
    const { path, sha256 } = signed.pdf;
    held.push({ type, path, sha256, signed_at: signed.evidence.signed_at });
  }
  return held;
}

/** Deletes the job itself, last. */
function finish(bookingId: string, now: Date): Promise<DeletionState> {
  const record = { collection: collections.bookings, id: bookingId };
  return commit('job-deletion-done', async (transaction): Promise<DeletionState> => {
    const deletion = (await transaction.get(deletionOf(bookingId))).data();
    if (deletion?.state !== 'RUNNING') return 'DONE';
    const audit = await openAuditTrail(transaction, record, actor, now);
    transaction.delete(jobs().doc(bookingId));
    transaction.update(deletionOf(bookingId), { state: 'DONE', finished_at: Timestamp.fromDate(now) });
    audit.append({ action: 'deletion-done', changed: { state: 'DONE' } });
    return 'DONE';
  });
}
