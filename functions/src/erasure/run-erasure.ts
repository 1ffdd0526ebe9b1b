import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { ErasureState } from '@domain/erasure/erase-person';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { reached } from '../platform/reached';
import { erasureReference, type RunningErasure } from '../records/erasure/erasure';
import { eraseWindows } from './erase-customer';
import { eraseMailsOf } from './erase-traces';
import { eraser, type StepOutcome } from './erasure-step';
import { erasureSteps } from './erasure-steps';

/**
 * Runs at most `batches` steps of an erasure. Safe to interrupt, resume and run concurrently: each step searches for
 * what is left, and records only that it found nothing.
 * @returns `DONE` once nothing is left; `RUNNING` also while the last email is being sent.
 */
export async function runErasure(
  id: string,
  batches: number,
  clock: () => Date = () => new Date(),
): Promise<ErasureState> {
  for (let batch = 0; batch < batches; batch += 1) {
    const outcome = await runBatch(id, clock());
    if (outcome === 'finished') return 'DONE';
    if (outcome === 'waits') return 'RUNNING';
  }
  return 'RUNNING';
}

async function runBatch(id: string, now: Date): Promise<StepOutcome | 'finished'> {
  const reference = erasureReference(id);
  const erasure = (await reference.get()).data();
  if (erasure?.state !== 'RUNNING' || erasure.marks === null) return 'finished';
  const running: RunningErasure = { ...erasure, id, reference, marks: erasure.marks };
  const step = erasureSteps.find(({ name }) => !erasure.done.includes(name));
  if (!step) {
    await finish(running, now);
    return 'finished';
  }
  const outcome = await step.run(running, now);
  reached(`erasure:${step.name}`);
  if (outcome === 'done') await reference.update({ done: FieldValue.arrayUnion(step.name) });
  return outcome;
}

/** Deletes the traces of the erasure itself, then the person's marks. */
async function finish({ id, reference, marks }: RunningErasure, now: Date): Promise<void> {
  await eraseMailsOf(id);
  await eraseWindows(marks.email);
  const record = { collection: collections.personErasures, id };
  await commit('erasure-done', async (transaction) => {
    if ((await transaction.get(reference)).data()?.state !== 'RUNNING') return;
    const audit = await openAuditTrail(transaction, record, eraser, now);
    transaction.update(reference, {
      state: 'DONE',
      marks: null,
      clients: [],
      cursor: null,
      finished_at: Timestamp.fromDate(now),
    });
    audit.append({ action: 'erasure-done', changed: { state: 'DONE' } });
  });
}
