import type { Transaction } from 'firebase-admin/firestore';
import { nearKeys } from '@domain/property/near-keys';
import { commit } from '../platform/commit';
import { readableRecord } from '../platform/readable';
import { jobs, readableJobs } from '../records/job/stored-job';
import { properties } from '../records/property/stored-property';
import { placeOfReport } from '../records/report/prepare-place';
import { reports } from '../records/report/stored-report';
import { standsAt } from './stands-at';

/** More spellings than this of one property are not looked at. */
const recordsAtMost = 200;

/**
 * Works out a property again after something left it: the address of what is still there, so that no address outlives the
 * last job or report with it. A property with nothing there is deleted, with the spellings that were merged into it.
 */
export function refreshProperty(propertyId: string): Promise<void> {
  return commit('property-refreshed', async (transaction) => {
    const reference = properties().doc(propertyId);
    const property = (await transaction.get(reference)).data();
    if (!property?.stale) return;
    if ((await standsAt(transaction, propertyId, 1)).length === 0) {
      // A spelling that was merged stays, without an address, so that the next job with it finds its property.
      if (property.merged_into !== null) {
        transaction.update(reference, { address: '', near_keys: [], stale: false });
        return;
      }
      const spellings = await spellingsOf(transaction, propertyId);
      for (const id of [propertyId, ...spellings]) transaction.delete(properties().doc(id));
      return;
    }
    const addresses = await addressesAt(transaction, propertyId);
    const [newest = ''] = addresses;
    transaction.update(reference, {
      address: addresses.includes(property.address) ? property.address : newest,
      near_keys: [...new Set(addresses.flatMap(nearKeys))],
      stale: false,
    });
  });
}

/** All properties that were merged into this one, also through others. */
async function spellingsOf(transaction: Transaction, propertyId: string): Promise<readonly string[]> {
  const { docs } = await transaction.get(properties().where('merged_into', '==', propertyId));
  const found: string[] = [];
  for (const { id } of docs) found.push(id, ...(await spellingsOf(transaction, id)));
  return found;
}

/** The addresses of the jobs, latest appointment first, then those of reports without a job. */
async function addressesAt(transaction: Transaction, propertyId: string): Promise<readonly string[]> {
  const ofJobs = await transaction.get(
    jobs().where('property_id', '==', propertyId).orderBy('scheduled_date', 'desc').limit(recordsAtMost),
  );
  const ofReports = await transaction.get(
    reports().where('property_id', '==', propertyId).where('booking_id', '==', null).limit(recordsAtMost),
  );
  return [
    ...readableJobs(ofJobs.docs).map(({ job }) => job.customer.address),
    ...ofReports.docs.flatMap((document) => {
      const report = readableRecord(document);
      return report ? [placeOfReport(report).address] : [];
    }),
  ];
}
