import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { CustomerEditState } from '@domain/customer/edit-customer';
import { commit } from '../platform/commit';
import { reached } from '../platform/reached';
import { customerEdits } from '../records/customer/customer-edit';
import { isMoved } from './edit-step';
import { editSteps } from './edit-steps';

/**
 * Runs at most `batches` parts of a correction. Safe to interrupt, resume and run concurrently: each step searches for
 * records that still need the correction, and only records that it found none.
 * @returns `DONE` once nothing is left.
 */
export async function runEdit(
  id: string,
  batches: number,
  clock: () => Date = () => new Date(),
): Promise<CustomerEditState> {
  for (let batch = 0; batch < batches; batch += 1) {
    if ((await runBatch(id, clock())) === 'DONE') return 'DONE';
  }
  return 'RUNNING';
}

async function runBatch(id: string, now: Date): Promise<CustomerEditState> {
  const reference = customerEdits().doc(id);
  const edit = (await reference.get()).data();
  if (edit?.state !== 'RUNNING' || edit.correction === null) return 'DONE';
  const running = { ...edit, id, correction: edit.correction };
  const step = editSteps.find(
    ({ name, onlyMoved }) => !edit.done.includes(name) && (isMoved(edit) || !onlyMoved),
  );
  if (!step) {
    await finish(id, now);
    return 'DONE';
  }
  const outcome = await step.run(running, now);
  reached(`customer-edit:${step.name}`);
  if (outcome === 'done') await reference.update({ done: FieldValue.arrayUnion(step.name) });
  return 'RUNNING';
}

/** Removes the client's details from the correction; which id became which stays. */
function finish(id: string, now: Date): Promise<void> {
  return commit('customer-edit-done', async (transaction) => {
    const reference = customerEdits().doc(id);
    if ((await transaction.get(reference)).data()?.state !== 'RUNNING') return;
    transaction.update(reference, {
      state: 'DONE',
      correction: null,
      finished_at: Timestamp.fromDate(now),
    });
  });
}
