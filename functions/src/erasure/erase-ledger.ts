import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { rewardRowId } from '@domain/ledger/ledger-id';
import { customerIdOf } from '../records/customer/customer-id';
import { ledger, type StoredRow } from '../records/ledger/stored-row';
import { changeRecord } from './change-record';
import { rowsAtOnce, type ErasureStep } from './erasure-step';

/*
 * The person's rows of the ledger stay in the books, without their name. Rows are found by the customer, and by the
 * person's jobs, because a corrected email address gives a customer another id.
 */

const erased = { name: '', customer_id: null, erased: true } as const;

type Found = QueryDocumentSnapshot<StoredRow, StoredRow>;

async function eraseRows(rows: readonly Found[], now: Date): Promise<void> {
  for (const { ref } of rows) await changeRecord(ref, () => erased, now, { audited: false });
}

/** Rows of reports without a job, and of jobs that were deleted before. */
export const eraseLedger: ErasureStep = {
  name: 'ledger',
  async run({ marks }, now) {
    const ofThem = ledger().where('customer_id', '==', customerIdOf(marks.email)).limit(rowsAtOnce);
    const { docs } = await ofThem.get();
    await eraseRows(docs, now);
    return docs.length === 0 ? 'done' : 'more';
  },
};

/** The client's rows of a job; a reward's names its referrer. */
export async function eraseRowsOfJob(bookingId: string, now: Date): Promise<void> {
  const { docs } = await ledger().where('booking_id', '==', bookingId).get();
  await eraseRows(
    docs.filter((row) => row.get('kind') !== 'reward' && row.get('erased') !== true),
    now,
  );
}

/** The row of a reward of the person. */
export function eraseRewardRow(referralId: string, now: Date): Promise<void> {
  return changeRecord(ledger().doc(rewardRowId(referralId)), () => erased, now, { audited: false });
}
