import { Timestamp } from 'firebase-admin/firestore';
import { db } from './admin-sdk';
import { settleNow } from './tick';
import { waitFor } from './wait-for';

/** Lets Undo of a payment mark expire and applies it. */
export async function afterUndo(collection: 'bookings' | 'report_payments', id: string): Promise<void> {
  const record = db.collection(collection).doc(id);
  const over = Timestamp.fromMillis(Date.now() - 1_000);
  await record.update({ 'held_payment.takes_effect_at': over });
  await waitFor('the payment to take effect', async () => {
    await settleNow(collection === 'bookings' ? 'job' : 'report', id);
    return (await record.get()).get('held_payment') === null;
  });
}
