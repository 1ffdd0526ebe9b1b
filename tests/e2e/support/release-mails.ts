import { expect } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { localServices } from '../../../tools/admin/local-services';
import { collections } from '@domain/firestore/paths';
import { addresses } from '../../../tools/testing/screens/addresses';
import { releaseQueued } from '../../../tools/testing/release-queued';
import { mailTo, type Message } from '../../../tools/testing/screens/mailbox';
import type { Person } from '../../../tools/testing/screens/people';

/**
 * Ends the undo hold of a record's queued emails and their recipients' gathering windows, and delivers them, again
 * while another email to a recipient is being sent. One whose sender lost a contended write waits for its lease to end.
 */
export async function releaseMailsAbout(recordId: string): Promise<void> {
  const { firestore } = localServices();
  const mails = firestore.collection(collections.mail).where('subject.id', '==', recordId);
  const release = async () => {
    const queued = await mails.where('state', 'in', ['PENDING', 'RETRY', 'LEASED']).get();
    const waiting = queued.docs.filter((mail) => mail.get('held_until') !== null);
    await releaseQueued(
      firestore,
      waiting.filter((mail) => mail.get('state') !== 'LEASED'),
    );
    return waiting.map(({ id }) => id);
  };
  const left = async () => {
    const waiting = await release();
    for (const id of waiting) await fetch(`${addresses.functions}/dev-tick?mail=${id}`, { method: 'POST' });
    return waiting.length;
  };
  await expect.poll(left, { message: `the emails about ${recordId} are sent` }).toBe(0);
}

/** Lets Undo of a client's accepted appointment expire. @returns the email that they get then. */
export async function approvalTo({ email }: Person): Promise<Message> {
  const { firestore } = localServices();
  const jobs = await firestore.collection(collections.bookings).where('customer.email', '==', email).get();
  for (const { id, ref } of jobs.docs) {
    await ref.update({ accepted_at: Timestamp.fromDate(new Date(0)) });
    await releaseMailsAbout(id);
  }
  return mailTo(email, /Your sewer inspection on/);
}
