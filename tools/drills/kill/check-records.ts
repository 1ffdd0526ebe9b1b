import { collections, type CollectionName } from '@domain/firestore/paths';
import { versionId } from '../../../functions/src/records/report/stored-version';
import { checkFiles } from './check-files';
import { checkMails, type CheckedMails } from './check-mails';
import { checkTrails } from './check-trails';
import type { DrillWorld } from './drill-world';
import type { ServedClient } from './served-client';

export interface Checked extends CheckedMails {
  /** Acknowledged records that are missing or different. */
  readonly lost: readonly string[];
  /** Records that exist more than once. */
  readonly doubled: readonly string[];
  /** Operations that never finished. */
  readonly orphans: readonly string[];
}

/** Compares the responses that callers got with the database and the file store. */
export async function checkRecords(world: DrillWorld, clients: readonly ServedClient[]): Promise<Checked> {
  const { db } = world.project;
  const lost: string[] = [];
  const doubled: string[] = [];
  const orphans: string[] = [];
  const count = async (collection: CollectionName, field: string, value: string) =>
    (await db.collection(collection).where(field, '==', value).count().get()).data().count;
  /** One, or none if the client was deleted. */
  const expect = async (what: string, expected: number, found: Promise<number>) => {
    const there = await found;
    if (there < expected) lost.push(what);
    if (there > expected) (expected === 0 ? orphans : doubled).push(what);
  };

  for (const client of clients) {
    const { email, bookingId = '', reportId, signedDocuments, deleted, erased } = client;
    const stays = erased ? 0 : 1;
    const jobStays = deleted || erased ? 0 : 1;
    if (client.leadId) await expect(`request of ${email}`, stays, count(collections.leads, 'email', email));
    if (client.referralId) {
      await expect(`referral of ${email}`, stays, count(collections.referrals, 'client_email', email));
    }
    await expect(`job of ${email}`, jobStays, count(collections.bookings, 'customer.email', email));
    for (const file of signedDocuments) {
      const type = file as CollectionName;
      await expect(`${file} of ${email}`, jobStays, count(type, 'booking_id', bookingId));
    }
    if (reportId) {
      const { inspectionReports, reportVersions } = collections;
      await expect(`report of ${email}`, jobStays, count(inspectionReports, 'client_email', email));
      await expect(`version of ${email}`, jobStays, count(reportVersions, 'report_id', reportId));
    }
    if (client.paymentEventId && !erased) {
      const event = await db.collection(collections.paymentEvents).doc(client.paymentEventId).get();
      if (!event.exists) lost.push(`payment event of ${email}`);
    }
    if (jobStays === 1) {
      const job = await db.collection(collections.bookings).doc(bookingId).get();
      if (job.get('payment_state') !== 'paid') lost.push(`payment of ${email}`);
      if (job.get('status') !== 'completed') lost.push(`completion of ${email}`);
      const forms = job.get('forms_status') as Readonly<Record<string, boolean>> | undefined;
      if (!forms || !Object.values(forms).every(Boolean)) lost.push(`forms of ${email}`);
      lost.push(...(await checkFiles(world, client, reportId ? versionId(reportId, 1) : null)));
    }
  }
  for (const name of [collections.jobDeletions, collections.personErasures]) {
    const running = await db.collection(name).where('state', '==', 'RUNNING').get();
    orphans.push(...running.docs.map(({ id }) => `${name}/${id} still runs`));
  }
  lost.push(...(await checkTrails(world)));
  const mails = await checkMails(world, clients);
  return { ...mails, lost: [...lost, ...mails.unsent], doubled, orphans: [...orphans, ...mails.waiting] };
}
