import {
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { importedCollections, type ImportedCollection, type KeptRecord } from '@domain/import/import-record';
import { openAuditTrail, type Actor } from '../platform/audit';
import { rawCollection } from '../platform/collection-of';
import { commit } from '../platform/commit';
import { lastEntry } from '../platform/last-entry';
import { imports, type StoredImport } from '../records/import/stored-import';
import { jobs } from '../records/job/stored-job';
import { referrals } from '../records/referral/stored-referral';
import { reports } from '../records/report/stored-report';
import { requests } from '../records/request/stored-request';
import { customers } from '../records/customer/stored-customer';
import { markHistory } from './mark-history';

const recordsAtOnce = 50;
/** Those kept are shown to the office; more than these are only counted. */
const keptAtMost = 200;

const actor: Actor = { kind: 'system', name: 'import-undo' };

/**
 * Runs at most `batches` transactions of an undo. Safe to interrupt, resume and run concurrently. Removes only records
 * that nothing has changed or used since they were imported. Nobody is notified.
 * @returns the import
 */
export async function runUndo(
  importId: string,
  batches: number,
  clock: () => Date = () => new Date(),
): Promise<StoredImport | undefined> {
  let run: StoredImport | undefined;
  for (let batch = 0; batch < batches; batch += 1) {
    run = await undoBatch(importId, clock());
    if (run?.state !== 'UNDOING') break;
  }
  return run;
}

function undoBatch(importId: string, now: Date): Promise<StoredImport | undefined> {
  const reference = imports().doc(importId);
  return commit('import-undo-step', async (transaction) => {
    const run = (await transaction.get(reference)).data();
    if (run?.state !== 'UNDOING') return run;
    const { collection, after } = run.undo_at;
    // The records are decided by their trails and references alone, so damaged ones are removed too.
    const page = await transaction.get(
      rawCollection(collection)
        .where('origin.import_id', '==', importId)
        .where('origin.row', '>', after)
        .orderBy('origin.row')
        .limit(recordsAtOnce),
    );
    const decided = await Promise.all(
      page.docs.map(async (row) => ({
        row,
        stays:
          (await isChanged(transaction, collection, row.id)) || (await isUsed(transaction, collection, row)),
        audit: await openAuditTrail(transaction, { collection, id: row.id }, actor, now),
      })),
    );
    const following = importedCollections[importedCollections.indexOf(collection) + 1];
    const last = page.docs.at(-1);
    const over = page.size < recordsAtOnce;
    const done = over && following === undefined;
    const audit = done
      ? await openAuditTrail(transaction, { collection: collections.imports, id: importId }, actor, now)
      : null;

    const kept = decided.filter(({ stays }) => stays).map(({ row }) => keptRecord(collection, row));
    const gone = decided.filter(({ stays }) => !stays);
    for (const { row, audit: trail } of gone) {
      transaction.delete(row.ref);
      trail.append({ action: 'import-undone', changed: {} });
    }
    if (collection === collections.referrals) {
      markHistory(
        transaction,
        gone.flatMap(({ row }) => {
          const made: unknown = row.get('created_at');
          return made instanceof Timestamp ? made : [];
        }),
        now,
      );
    }
    const progress = {
      removed: run.removed + gone.length,
      kept: run.kept + kept.length,
      kept_records: [...run.kept_records, ...kept].slice(0, keptAtMost),
      undo_at: over
        ? { collection: following ?? collection, after: following ? -1 : after }
        : { collection, after: rowOf(last) },
      ...(done && { state: 'UNDONE' as const, undone_at: Timestamp.fromDate(now) }),
    };
    transaction.update(reference, progress);
    const { removed } = progress;
    audit?.append({ action: 'import-undone', changed: { state: 'UNDONE', removed, kept: progress.kept } });
    return { ...run, ...progress };
  });
}

const rowOf = (row: QueryDocumentSnapshot | undefined) => Number(row?.get('origin.row') ?? 0);

function keptRecord(collection: ImportedCollection, row: QueryDocumentSnapshot): KeptRecord {
  return { collection, id: row.id, row: rowOf(row) };
}

/** Whether anything was done to a record since its import. */
async function isChanged(
  transaction: Transaction,
  collection: ImportedCollection,
  id: string,
): Promise<boolean> {
  return (await lastEntry(transaction, { collection, id }))?.action !== 'imported';
}

/** Whether other records refer to it: a customer's jobs, reports, requests and referrals. */
async function isUsed(
  transaction: Transaction,
  collection: ImportedCollection,
  { id, ref }: QueryDocumentSnapshot,
): Promise<boolean> {
  if (collection !== collections.customers) return false;
  const email = (await transaction.get(customers().doc(ref.id))).data()?.email ?? '';
  const others: readonly Query[] = [
    jobs().where('customer_id', '==', id),
    reports().where('customer_id', '==', id),
    requests().where('email', '==', email),
    referrals().where('client_email', '==', email),
  ].map((query) => query.limit(1) as Query);
  const found = await Promise.all(others.map((query) => transaction.get(query)));
  return found.some(({ empty }) => !empty);
}
