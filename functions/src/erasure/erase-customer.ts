import { getAuth } from 'firebase-admin/auth';
import { collections } from '@domain/firestore/paths';
import { mailKinds } from '@domain/mail/mail-state';
import { customerIdOf } from '../job/customer-id';
import { adminApp } from '../platform/admin-app';
import { deleteAll } from '../platform/delete-all';
import { firestore } from '../platform/firestore';
import { pseudonym } from '../platform/hash';
import { eraseRecord } from './erase-record';
import { eraseMailsOf } from './erase-traces';
import type { ErasureStep } from './erasure-step';
import { customerOf } from './person-records';

/** The person as a customer of the portal: record, codes, account with its sessions, and every mail that is theirs. */
export const eraseCustomer: ErasureStep = {
  name: 'customer',
  async run({ marks }, now) {
    const db = firestore();
    const customerId = customerIdOf(marks.email);
    const codes = await db.collection(collections.loginRequests).where('customer_id', '==', customerId).get();
    for (const { id, ref } of codes.docs) {
      await eraseMailsOf(id);
      await ref.delete();
      await eraseWindows(id);
    }
    // Codes are counted for each address as well.
    await deleteAll(db.collection(collections.rateLimits).where('client_ip', '==', customerId));
    await eraseAccount(customerId);
    await eraseMailsTo(marks.email);
    await eraseRecord(await customerOf(marks.email), now);
    return 'done';
  },
};

async function eraseAccount(uid: string): Promise<void> {
  try {
    await getAuth(adminApp()).deleteUser(uid);
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'auth/user-not-found') throw error;
  }
}

/** The pseudonyms of a recipient, one for each kind of mail. */
const keysOf = (recipient: string) => mailKinds.map((kind) => pseudonym('mail', `${kind}:${recipient}`));

/** Firestore compares with 30 values at most. */
const comparedAtOnce = 30;

async function eraseMailsTo(email: string): Promise<void> {
  const keys = keysOf(email);
  for (let first = 0; first < keys.length; first += comparedAtOnce) {
    const some = keys.slice(first, first + comparedAtOnce);
    await deleteAll(firestore().collection(collections.mail).where('recipient_key', 'in', some));
  }
}

/** When a recipient was last written to. */
export async function eraseWindows(recipient: string): Promise<void> {
  const windows = firestore().collection(collections.mailWindows);
  const batch = firestore().batch();
  for (const key of keysOf(recipient)) batch.delete(windows.doc(key));
  await batch.commit();
}
