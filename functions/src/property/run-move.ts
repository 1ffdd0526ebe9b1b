import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { MovedRecord, PropertyMoveState } from '@domain/property/property-move';
import { openAuditTrails, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { readableRecord } from '../platform/readable';
import { jobs, readableJobs } from '../records/job/stored-job';
import { findProperty } from '../records/property/find-property';
import { propertyMoves, type PropertyMove } from '../records/property/stored-move';
import { writePlace } from '../records/property/stored-property';
import { placeOfReport } from '../records/report/prepare-place';
import { readReportIdOfJob } from '../records/report/report-of-job';
import { reports } from '../records/report/stored-report';
import { refreshProperty } from './refresh-property';
import { standsAt } from './stands-at';

/** Records per transaction. Each job brings its report, its property, and audit entries. */
const recordsAtOnce = 25;

/**
 * Runs at most `batches` transactions of a merge, a split, or their Undo. Safe to interrupt, resume and run concurrently:
 * each moves some records and notes them.
 */
export async function runMove(
  moveId: string,
  batches: number,
  clock: () => Date = () => new Date(),
): Promise<PropertyMoveState> {
  let state: PropertyMoveState = 'RUNNING';
  for (let batch = 0; batch < batches && state === 'RUNNING'; batch += 1) {
    const move = (await propertyMoves().doc(moveId).get()).data();
    // Outside the transaction, which notes what it reads of a job, and these are ids alone.
    const found = move && !isListed(move) ? await standsAt(null, move.from, recordsAtOnce) : [];
    state = await commit('property-move-step', (transaction) =>
      moveSome(transaction, moveId, found, clock()),
    );
    if (state !== 'RUNNING' && move) {
      for (const id of [move.from, move.to]) await refreshProperty(id);
    }
  }
  return state;
}

/** Whether the records to be moved are listed, as those of a split or an Undo are; a merge moves all that it finds. */
const isListed = ({ kind, back }: Pick<PropertyMove, 'kind' | 'back'>) => kind === 'split' || back;

async function moveSome(
  transaction: Transaction,
  moveId: string,
  found: readonly MovedRecord[],
  now: Date,
): Promise<PropertyMoveState> {
  const reference = propertyMoves().doc(moveId);
  const move = (await transaction.get(reference)).data();
  if (move?.state !== 'RUNNING') return move?.state ?? 'DONE';
  const some = await nextOf(transaction, move, found);
  const [here, there] = move.back ? [move.to, move.from] : [move.from, move.to];
  const prepared = await Promise.all(some.map((record) => prepareOne(transaction, record, here, there)));
  const moving = prepared.filter((each) => each !== null);
  const actor: Actor = { kind: 'admin', uid: move.requested_by, email: '', session: null };
  const trails = await openAuditTrails(
    transaction,
    moving.map(({ record }) => record),
    actor,
    now,
  );
  for (const [index, { write }] of moving.entries()) {
    write();
    trails[index]?.append({ action: 'property-changed', changed: { property_id: there } });
  }
  const handled = new Set(some.map(nameOf));
  const state = some.length > 0 ? 'RUNNING' : move.back ? 'UNDONE' : 'DONE';
  transaction.update(reference, {
    to_move: move.to_move.filter((record) => !handled.has(nameOf(record))),
    ...(!move.back && { moved: [...move.moved, ...moving.map(({ record }) => record)] }),
    state,
    ...(state !== 'RUNNING' && { finished_at: Timestamp.fromDate(now) }),
  });
  return state;
}

const nameOf = ({ collection, id }: MovedRecord) => `${collection}/${id}`;

/** The records to move next; none if all have moved. */
async function nextOf(
  transaction: Transaction,
  move: PropertyMove,
  found: readonly MovedRecord[],
): Promise<readonly MovedRecord[]> {
  if (!isListed(move)) return found.slice(0, recordsAtOnce);
  if (move.to_move.length > 0) return move.to_move.slice(0, recordsAtOnce);
  return move.kind === 'split' ? [] : arrivedSince(transaction, move);
}

/** Jobs that were made or moved to the merged property since, by the spelling that has its own property again. */
async function arrivedSince(transaction: Transaction, move: PropertyMove): Promise<readonly MovedRecord[]> {
  const since = jobs()
    .where('property_id', '==', move.to)
    .where('created_at', '>=', move.created_at)
    .orderBy('created_at')
    .limit(100);
  const arrived: MovedRecord[] = [];
  for (const { id, job } of readableJobs((await transaction.get(since)).docs)) {
    if ((await findProperty(transaction, job.customer.address)) !== move.from) continue;
    arrived.push({ collection: collections.bookings, id });
  }
  return arrived.slice(0, recordsAtOnce);
}

interface Prepared {
  readonly record: MovedRecord;
  readonly write: () => void;
}

/** Null for a record that isn't `here` anymore. Damaged ones move too, without their address. Reads only. */
async function prepareOne(
  transaction: Transaction,
  record: MovedRecord,
  here: string,
  there: string,
): Promise<Prepared | null> {
  const changes = { property_id: there };
  if (record.collection === collections.inspectionReports) {
    const document = await transaction.get(reports().doc(record.id));
    if (document.get('property_id') !== here) return null;
    const report = readableRecord(document);
    const before = report ? placeOfReport(report) : null;
    return {
      record,
      write() {
        transaction.update(document.ref, changes);
        writePlace(transaction, before, before && { ...before, propertyId: there });
      },
    };
  }
  const document = await transaction.get(jobs().doc(record.id));
  if (document.get('property_id') !== here) return null;
  const reportId = await readReportIdOfJob(transaction, record.id);
  return {
    record,
    write() {
      transaction.update(document.ref, changes);
      if (reportId !== null) transaction.update(reports().doc(reportId), changes);
    },
  };
}
