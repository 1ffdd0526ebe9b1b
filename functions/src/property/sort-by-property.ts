import { FieldPath, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { commit } from '../platform/commit';
import { rawCollection } from '../platform/collection-of';
import { readableRecord } from '../platform/readable';
import { jobs, storedJob } from '../records/job/stored-job';
import { findProperty } from '../records/property/find-property';
import { writePlace } from '../records/property/stored-property';
import { placeOfReport } from '../records/report/prepare-place';
import { reports } from '../records/report/stored-report';

const pageSize = 100;
/** Pages of a round, for each collection; the next round continues. */
const pagesAtOnce = 3;

/**
 * Gives a property to jobs and reports from before there were any, which `npm run migrate` marks: only the functions have
 * the key that the ids are made with. Safe to interrupt and repeat. @returns how many it sorted
 */
export async function sortByProperty(): Promise<number> {
  const ofJobs = await sortAll(collections.bookings, sortJob);
  return ofJobs + (await sortAll(collections.inspectionReports, sortReport));
}

async function sortAll(
  collection: CollectionName,
  sort: (transaction: Transaction, id: string) => Promise<boolean>,
): Promise<number> {
  const unsorted = rawCollection(collection)
    .where('property_id', '==', null)
    .orderBy(FieldPath.documentId())
    .select()
    .limit(pageSize);
  let sorted = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (let page = 0; page < pagesAtOnce; page += 1) {
    const { docs } = await (last ? unsorted.startAfter(last) : unsorted).get();
    for (const { id } of docs) {
      if (await commit('property-sorted', (transaction) => sort(transaction, id))) sorted += 1;
    }
    last = docs.at(-1);
    if (docs.length < pageSize) break;
  }
  return sorted;
}

async function sortJob(transaction: Transaction, id: string): Promise<boolean> {
  const reference = jobs().doc(id);
  const document = await transaction.get(reference);
  // A damaged one is logged, and stays as it is.
  if (!readableRecord(document)) return false;
  const job = storedJob(document);
  if (job?.property_id !== null) return false;
  transaction.update(reference, { property_id: await findProperty(transaction, job.customer.address) });
  return true;
}

/** A report goes where its job is; one whose job waits to be sorted waits too. */
async function sortReport(transaction: Transaction, id: string): Promise<boolean> {
  const reference = reports().doc(id);
  const report = readableRecord(await transaction.get(reference));
  if (report?.property_id !== null) return false;
  if (report.booking_id !== null) {
    const document = await transaction.get(jobs().doc(report.booking_id));
    const job = readableRecord(document) && storedJob(document);
    if (typeof job?.property_id !== 'string') return false;
    transaction.update(reference, { property_id: job.property_id });
    return true;
  }
  const { address } = placeOfReport(report);
  const propertyId = await findProperty(transaction, address);
  transaction.update(reference, { property_id: propertyId });
  writePlace(transaction, null, { propertyId, address });
  return true;
}
