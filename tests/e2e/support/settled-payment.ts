import { expect } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../../tools/admin/local-services';
import { addresses } from '../../../tools/testing/screens/addresses';

/** Lets Undo of a job's payment expire, so that the payment takes effect. */
export async function letPaymentTakeEffect(bookingId: string): Promise<void> {
  const job = localServices().firestore.collection(collections.bookings).doc(bookingId);
  await job.update({ 'held_payment.takes_effect_at': Timestamp.fromMillis(Date.now() - 1_000) });
  await expect
    .poll(async () => {
      await fetch(`${addresses.functions}/dev-tick?job=${bookingId}`, { method: 'POST' });
      return (await job.get()).get('held_payment') as unknown;
    })
    .toBeNull();
}

/** The id of this person's job whose payment was marked and can still be undone. */
export async function markedJobOf(email: string): Promise<string> {
  const jobs = localServices().firestore.collection(collections.bookings);
  const found = await jobs.where('customer.email', '==', email).get();
  const marked = found.docs.find((job) => job.get('held_payment') !== null);
  if (!marked) throw new Error(`no job of ${email} is marked`);
  return marked.id;
}
