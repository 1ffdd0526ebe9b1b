import type { Query, Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { MovedRecord } from '@domain/property/property-move';
import { rawCollection } from '../platform/collection-of';

/**
 * At most so many of the jobs and of the reports without a job that stand at a property. Damaged ones, too.
 * Without a transaction, they may have left by the time they are read.
 */
export async function standsAt(
  transaction: Transaction | null,
  propertyId: string,
  atMost: number,
): Promise<readonly MovedRecord[]> {
  const there = (collection: MovedRecord['collection']) =>
    rawCollection(collection).where('property_id', '==', propertyId).select().limit(atMost);
  const read = (query: Query) => (transaction ? transaction.get(query) : query.get());
  const [ofJobs, ofReports] = await Promise.all([
    read(there(collections.bookings)),
    read(there(collections.inspectionReports).where('booking_id', '==', null)),
  ]);
  return [
    ...ofJobs.docs.map(({ id }) => ({ collection: collections.bookings, id })),
    ...ofReports.docs.map(({ id }) => ({ collection: collections.inspectionReports, id })),
  ];
}
