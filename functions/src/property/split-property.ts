import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { PropertyMoved } from '@domain/property/property-calls';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { jobs, storedJob } from '../records/job/stored-job';
import { propertyIdOf } from '../records/property/property-id';
import { openPropertyTrails } from '../records/property/property-trails';
import { propertyMoves, refuseWhileMoving } from '../records/property/stored-move';
import { properties } from '../records/property/stored-property';
import { placeOfReport } from '../records/report/prepare-place';
import { reports } from '../records/report/stored-report';
import { goOnMoving } from './go-on-moving';
import { readProperty } from './read-property';
import { standsAt } from './stands-at';

interface Chosen {
  readonly propertyId: string;
  readonly bookingIds: readonly string[];
  readonly reportIds: readonly string[];
}

/**
 * office-property-split: some of a property's jobs, and reports without a job, are of another one. They go to the property
 * of their own spelling if that was merged into this one, otherwise to a new one: two houses may have the same address.
 * Done step by step, like a merge.
 */
export const splitProperty = callable('office-property-split', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-property-split', idempotencyKey, asked);
  await answerOnce(slot, now, async (transaction): Promise<Pick<PropertyMoved, 'moveId'>> => {
    const { propertyId: from } = asked;
    await refuseWhileMoving(transaction, [from]);
    await readProperty(transaction, from);
    const spelling = await spellingOf(transaction, asked);
    if (spelling === null) await refuseAll(transaction, asked);
    const to = spelling ?? properties().doc().id;
    const trails = await openPropertyTrails(transaction, [from, to], admin, now);
    if (spelling !== null) transaction.update(properties().doc(spelling), { merged_into: null });
    transaction.create(propertyMoves().doc(slot.id), {
      kind: 'split',
      state: 'RUNNING',
      back: false,
      from,
      to,
      unmerged: spelling !== null,
      to_move: [
        ...asked.bookingIds.map((id) => ({ collection: collections.bookings, id })),
        ...asked.reportIds.map((id) => ({ collection: collections.inspectionReports, id })),
      ],
      moved: [],
      requested_by: admin.uid,
      created_at: Timestamp.fromDate(now),
      finished_at: null,
    });
    trails.append({ action: 'split', changed: { split_into: to } });
    return { moveId: slot.id };
  });
  return goOnMoving(slot.id);
});

/**
 * The property of the spelling that all chosen records have, if it was merged directly into the one they stand at; null
 * otherwise. A spelling that was merged into another spelling first stays with that one.
 * @throws AppError `invalid-input` if none is chosen, `already-handled` if one of them stands elsewhere by now
 */
async function spellingOf(
  transaction: Transaction,
  { propertyId, bookingIds, reportIds }: Chosen,
): Promise<string | null> {
  if (bookingIds.length + reportIds.length === 0) {
    throw new AppError('invalid-input', 'none chosen', 'Choose the jobs that belong to another property.');
  }
  const foundJobs =
    bookingIds.length === 0 ? [] : await transaction.getAll(...bookingIds.map((id) => jobs().doc(id)));
  const foundReports =
    reportIds.length === 0 ? [] : await transaction.getAll(...reportIds.map((id) => reports().doc(id)));
  const places = [
    ...foundJobs.map((found) => {
      const job = storedJob(found);
      return job && { propertyId: job.property_id, address: job.customer.address };
    }),
    ...foundReports.map((found) => {
      const report = found.data();
      return report?.booking_id === null ? placeOfReport(report) : undefined;
    }),
  ];
  if (places.some((place) => place?.propertyId !== propertyId)) {
    const sentence = 'Some of these have been moved or deleted meanwhile. Check the list and choose again.';
    throw new AppError('already-handled', 'not all are there', sentence);
  }
  const own = new Set(places.map((place) => propertyIdOf(place?.address ?? '')));
  const [spelling = '', ...others] = own;
  if (spelling === '' || spelling === propertyId || others.length > 0) return null;
  const stored = (await transaction.get(properties().doc(spelling))).data();
  return stored?.merged_into === propertyId ? spelling : null;
}

/** @throws AppError `invalid-input` if nothing would be left: a new property would only be another name of this one. */
async function refuseAll(
  transaction: Transaction,
  { propertyId, bookingIds, reportIds }: Chosen,
): Promise<void> {
  const there = await standsAt(transaction, propertyId, bookingIds.length + reportIds.length + 1);
  if (there.length > bookingIds.length + reportIds.length) return;
  const sentence = 'Leave at least one here. If the address is wrong, correct it in the job instead.';
  throw new AppError('invalid-input', 'nothing would be left', sentence);
}
