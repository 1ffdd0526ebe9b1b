import type { ErasureState } from '@domain/erasure/erase-person';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { logs } from '../platform/logs';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { erasureIdOf } from '../records/erasure/erasure';
import { beginErasure } from './begin-erasure';
import { marksOf } from './marks-of';
import { personRecords } from './person-records';
import { refuseOwnAddress } from './refuse-own-address';
import { runErasure } from './run-erasure';

/** Batches to run before responding; the sweeper does the rest. */
const batchesAtOnce = 60;

/**
 * office-person-erase: erases everything stored about the person with an email address, except signed documents and
 * what accounting requires. If interrupted, the sweeper or a repeated call continues it.
 */
export const erasePerson = callable('office-person-erase', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { email, idempotencyKey } = parse();
  await refuseOwnAddress(email);
  // The receipt outlives the person's data, so it holds only their pseudonym.
  const slot = receiptSlot('office-person-erase', idempotencyKey, { person: erasureIdOf(email) });
  const marks = marksOf(email, await personRecords(email));
  const { erasureId } = await answerOnce(slot, now, async (transaction) => ({
    erasureId: await beginErasure(transaction, marks, admin, now),
  }));
  return { erasureId, state: await goOn(erasureId) };
});

/** An error here does not fail the call: the erasure is stored, and the sweeper continues it. */
async function goOn(erasureId: string): Promise<ErasureState> {
  try {
    return await runErasure(erasureId, batchesAtOnce);
  } catch (error) {
    logs.erasureInterrupted(erasureId, error);
    return 'RUNNING';
  }
}
