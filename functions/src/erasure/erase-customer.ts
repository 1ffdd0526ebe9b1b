import { collections } from '@domain/firestore/paths';
import { mailKinds } from '@domain/mail/mail-state';
import { rawCollection } from '../platform/collection-of';
import { deleteAll } from '../platform/delete-all';
import { firestore } from '../platform/firestore';
import { pseudonym } from '../platform/hash';
import { inParts } from '../platform/in-parts';
import { sessionsOf } from '../platform/session-generation';
import { forgetAsked } from '../records/contact-preferences/forget-asked';
import { forgetTextConsent } from '../records/contact-preferences/forget-texts';
import { customerEdits } from '../records/customer/customer-edit';
import { customerIdOf } from '../records/customer/customer-id';
import { mails } from '../records/mail/mail-document';
import { mailWindows } from '../records/mail/mail-window';
import { deleteAccount } from '../records/portal/delete-account';
import { loginRequests } from '../records/portal/login-request';
import { browsersOf } from '../records/portal/remembered-browser';
import { referrerIdOf } from '../records/referral/referrer-id';
import { eraseRecord } from './erase-record';
import { eraseMailsOf } from './erase-traces';
import type { ErasureStep } from './erasure-step';
import { customerOf } from './person-records';

/** The customer's record, login codes, accounts with their sessions, also as a referrer, and all emails to them. */
export const eraseCustomer: ErasureStep = {
  name: 'customer',
  async run({ marks }, now) {
    const customerId = customerIdOf(marks.email);
    for (const id of [customerId, referrerIdOf(marks.email)]) await eraseSignIn(id);
    await deleteAll(customerEdits().where('to', '==', customerId));
    await eraseMailsTo(marks.email);
    await forgetAsked(marks.email);
    await forgetTextConsent({ email: marks.email });
    for (const phone of marks.phones) await forgetTextConsent({ phone });
    await eraseRecord(await customerOf(marks.email), now);
    return 'done';
  },
};

/** The login codes, remembered browsers, limits and account of a customer or a referrer. */
async function eraseSignIn(id: string): Promise<void> {
  const codes = await loginRequests().where('customer_id', '==', id).get();
  for (const { id: loginId, ref } of codes.docs) {
    await eraseMailsOf(loginId);
    await ref.delete();
    await eraseWindows(loginId);
  }
  await deleteAll(browsersOf(id));
  await sessionsOf(id).delete();
  // Login codes are rate-limited by address too.
  await deleteAll(rawCollection(collections.rateLimits).where('client_ip', '==', id));
  await deleteAccount(id);
}

/** The recipient's pseudonyms, one per kind of email. */
const keysOf = (recipient: string) => mailKinds.map((kind) => pseudonym('mail', `${kind}:${recipient}`));

async function eraseMailsTo(email: string): Promise<void> {
  for (const some of inParts(keysOf(email))) {
    await deleteAll(mails().where('recipient_key', 'in', some));
  }
}

/** Deletes the recipient's gathering windows, which show when they were emailed. */
export async function eraseWindows(recipient: string): Promise<void> {
  const batch = firestore().batch();
  for (const key of keysOf(recipient)) batch.delete(mailWindows().doc(key));
  await batch.commit();
}
