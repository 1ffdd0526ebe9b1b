import { contract } from '@domain/api/contract';
import type { ErasureState } from '@domain/erasure/erase-person';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { logs } from '../platform/logs';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { beginErasure } from './begin-erasure';
import { erasureIdOf } from './erasure';
import { marksOf } from './marks-of';
import { personRecords } from './person-records';
import { refuseOwnAddress } from './refuse-own-address';
import { runErasure } from './run-erasure';

/** The caller waits for no more than these; the sweeper does the rest. */
const batchesAtOnce = 60;

/**
 * office-person-erase: everything that is held about the person with an e-mail address, but the papers that they signed and
 * the figures that the books need. Broken off, the sweeper goes on with it, and so does the same call again.
 */
export const erasePerson = callable(
  'erasePerson',
  async ({ caller, now, parse }) => {
    const admin = adminOf(caller);
    const { email, idempotencyKey } = parse();
    await refuseOwnAddress(email);
    // The receipt outlives the person: it knows them by their pseudonym alone.
    const slot = receiptSlot(contract.erasePerson.name, idempotencyKey, { person: erasureIdOf(email) });
    const marks = marksOf(email, await personRecords(email));
    const { erasureId } = await answerOnce(slot, now, async (transaction) => ({
      erasureId: await beginErasure(transaction, marks, admin, now),
    }));
    return { erasureId, state: await goOn(erasureId) };
  },
  { memory: '1GiB' },
);

/** A failure here is none of the caller's: it is under way, and the sweeper goes on. */
async function goOn(erasureId: string): Promise<ErasureState> {
  try {
    return await runErasure(erasureId, batchesAtOnce);
  } catch (error) {
    logs.erasureBrokenOff(erasureId, error);
    return 'RUNNING';
  }
}
