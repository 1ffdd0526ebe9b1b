import {
  FieldValue,
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { customerKeys } from '@domain/customer/customer-keys';
import { collections } from '@domain/firestore/paths';
import { importedCollections, type ImportedCollection, type KeptRecord } from '@domain/import/import-record';
import { openAuditTrail, type Actor } from '../platform/audit';
import { rawCollection } from '../platform/collection-of';
import { commit } from '../platform/commit';
import { lastEntry } from '../platform/last-entry';
import { readableRecord } from '../platform/readable';
import { imports, type StoredImport } from '../records/import/stored-import';
import { jobs } from '../records/job/stored-job';
import { referrals } from '../records/referral/stored-referral';
import { reports } from '../records/report/stored-report';
import { requests } from '../records/request/stored-request';
import { customers } from '../records/customer/stored-customer';
import { markHistory } from './mark-history';
import { addressesImported } from './plan-rows';

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
          (await isChanged(transaction, collection, row.id)) ||
          (await isUsed(transaction, collection, row, importId)),
        audit: await openAuditTrail(transaction, { collection, id: row.id }, actor, now),
      })),
    );
    const following = importedCollections[importedCollections.indexOf(collection) + 1];
    const last = page.docs.at(-1);
    const over = page.size < recordsAtOnce;
    // After the customers that the import made, its addresses are removed from those who stay.
    const removeAddresses =
      following === undefined && page.empty ? await prepareAddresses(transaction, importId, now) : null;
    const done = removeAddresses?.last === true;
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
    removeAddresses?.write();
    const progress = {
      removed: run.removed + gone.length + (removeAddresses?.count ?? 0),
      kept: run.kept + kept.length,
      kept_records: [...run.kept_records, ...kept].slice(0, keptAtMost),
      undo_at:
        over && following
          ? { collection: following, after: -1 }
          : { collection, after: last ? rowOf(last) : after },
      ...(done && { state: 'UNDONE' as const, undone_at: Timestamp.fromDate(now) }),
    };
    transaction.update(reference, progress);
    const { removed } = progress;
    audit?.append({ action: 'import-undone', changed: { state: 'UNDONE', removed, kept: progress.kept } });
    return { ...run, ...progress };
  });
}

const rowOf = (row: QueryDocumentSnapshot) => Number(row.get('origin.row') ?? 0);

function keptRecord(collection: ImportedCollection, row: QueryDocumentSnapshot): KeptRecord {
  return { collection, id: row.id, row: rowOf(row) };
}

/** The audit entry of a customer from whom an undo removed addresses. */
const addressesRemoved = 'addresses-removed';

/** Removes the import's addresses from some customers. Reads only; `write` makes the changes. */
async function prepareAddresses(
  transaction: Transaction,
  importId: string,
  now: Date,
): Promise<{ readonly count: number; readonly last: boolean; readonly write: () => void }> {
  const having = customers().where('address_imports', 'array-contains', importId).limit(recordsAtOnce);
  const { docs } = await transaction.get(having);
  const changes = await Promise.all(
    docs.map(async (document) => {
      const { id, ref } = document;
      const audit = await openAuditTrail(transaction, { collection: collections.customers, id }, actor, now);
      const stored = readableRecord(document);
      const more_addresses = (stored?.more_addresses ?? []).filter(({ import_id }) => import_id !== importId);
      return { ref, audit, stored, more_addresses };
    }),
  );
  return {
    count: changes.reduce(
      (sum, { stored, more_addresses }) =>
        sum + (stored ? stored.more_addresses.length - more_addresses.length : 0),
      0,
    ),
    last: docs.length < recordsAtOnce,
    write() {
      for (const { ref, audit, stored, more_addresses } of changes) {
        // A damaged record keeps what can't be read in it.
        const address_imports = FieldValue.arrayRemove(importId);
        const fields = stored && { more_addresses, search_keys: customerKeys(stored, more_addresses) };
        transaction.update(ref, { address_imports, ...fields });
        audit.append({ action: addressesRemoved, changed: { more_addresses } });
      }
    },
  };
}

/** Whether anything was done to a record since its import. Addresses of other imports are no change of it. */
async function isChanged(
  transaction: Transaction,
  collection: ImportedCollection,
  id: string,
): Promise<boolean> {
  const ofAddresses = [addressesImported, addressesRemoved];
  return (await lastEntry(transaction, { collection, id }, ofAddresses))?.action !== 'imported';
}

/** Whether others use it: a customer's jobs, reports, requests and referrals, and addresses of another import. */
async function isUsed(
  transaction: Transaction,
  collection: ImportedCollection,
  { id }: QueryDocumentSnapshot,
  importId: string,
): Promise<boolean> {
  if (collection !== collections.customers) return false;
  const stored = readableRecord(await transaction.get(customers().doc(id)));
  if (stored?.address_imports.some((other) => other !== importId)) return true;
  const email = stored?.email ?? '';
  const others: readonly Query[] = [
    jobs().where('customer_id', '==', id),
    reports().where('customer_id', '==', id),
    requests().where('email', '==', email),
    referrals().where('client_email', '==', email),
  ].map((query) => query.limit(1) as Query);
  const found = await Promise.all(others.map((query) => transaction.get(query)));
  return found.some(({ empty }) => !empty);
}
