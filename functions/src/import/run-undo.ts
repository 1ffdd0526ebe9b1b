import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { customerKeys } from '@domain/customer/customer-keys';
import { collections } from '@domain/firestore/paths';
import { importedCollections, type ImportedCollection, type KeptRecord } from '@domain/import/import-record';
import { openAuditTrail, openAuditTrails, type Actor } from '../platform/audit';
import { rawCollection } from '../platform/collection-of';
import { commit } from '../platform/commit';
import { lastEntries } from '../platform/last-entry';
import { readableRecord } from '../platform/readable';
import { imports, type StoredImport } from '../records/import/stored-import';
import { jobs } from '../records/job/stored-job';
import { prepareUndoneRows } from '../records/ledger/prepare-undone-rows';
import { referrals } from '../records/referral/stored-referral';
import { reports } from '../records/report/stored-report';
import { requests } from '../records/request/stored-request';
import { customers } from '../records/customer/stored-customer';
import { markHistory } from './mark-history';
import { addressesImported } from './plan-rows';
import { readerOf, type Reader } from './reader';

const recordsAtOnce = 100;
/** Those kept are shown to the office; more than these are only counted. */
const keptAtMost = 200;

interface ImportedRecord {
  readonly collection: ImportedCollection;
  readonly id: string;
}

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
    const records = page.docs.map(({ id }) => ({ collection, id }));
    const staying = await stayingIds(transaction, records, importId);
    const audits = await openAuditTrails(transaction, records, actor, now);
    const decided = page.docs.map((row, index) => ({
      row,
      stays: staying.has(row.id),
      audit: audits[index],
    }));
    const goneJobs =
      collection === collections.bookings ? page.docs.filter(({ id }) => !staying.has(id)) : [];
    const correctRows = await prepareUndoneRows(
      transaction,
      goneJobs.map(({ id }) => id),
      now,
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
      trail?.append({ action: 'import-undone', changed: {} });
    }
    correctRows();
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
  const records = docs.map(({ id }) => ({ collection: collections.customers, id }));
  const audits = await openAuditTrails(transaction, records, actor, now);
  const changes = docs.map((document, index) => {
    const stored = readableRecord(document);
    const more_addresses = (stored?.more_addresses ?? []).filter(({ import_id }) => import_id !== importId);
    return { ref: document.ref, audit: audits[index], stored, more_addresses };
  });
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
        audit?.append({ action: addressesRemoved, changed: { more_addresses } });
      }
    },
  };
}

/** The records that stay, because something was done to them since their import, or others use them. */
async function stayingIds(
  transaction: Transaction,
  records: readonly ImportedRecord[],
  importId: string,
): Promise<ReadonlySet<string>> {
  // Addresses of other imports are no change of a customer.
  const entries = await lastEntries(transaction, records, [addressesImported, addressesRemoved]);
  const changed = records.filter((_, index) => entries[index]?.action !== 'imported').map(({ id }) => id);
  const ids = records.filter(({ collection }) => collection === collections.customers).map(({ id }) => id);
  return new Set([...changed, ...(await usedCustomers(transaction, ids, importId))]);
}

/** Customers with jobs, reports, requests or referrals, or with addresses of another import. */
async function usedCustomers(
  transaction: Transaction,
  ids: readonly string[],
  importId: string,
): Promise<readonly string[]> {
  const reader = readerOf(transaction);
  const found = await reader.all(ids.map((id) => customers().doc(id)));
  const stored = found.map((document) => ({ id: document.id, record: readableRecord(document) }));
  const emails = stored.flatMap(({ record }) => (record ? [record.email] : []));
  const [ofJobs, ofReports, ofRequests, ofReferrals] = await Promise.all([
    valuesHaving(reader, jobs(), 'customer_id', ids),
    valuesHaving(reader, reports(), 'customer_id', ids),
    valuesHaving(reader, requests(), 'email', emails),
    valuesHaving(reader, referrals(), 'client_email', emails),
  ]);
  return stored.flatMap(({ id, record }) => {
    const email = record?.email ?? '';
    const isUsed =
      ofJobs.has(id) ||
      ofReports.has(id) ||
      ofRequests.has(email) ||
      ofReferrals.has(email) ||
      record?.address_imports.some((other) => other !== importId) === true;
    return isUsed ? [id] : [];
  });
}

/** Which of these values a field has in some document. */
async function valuesHaving<Fields extends DocumentData>(
  reader: Reader,
  query: Query<Fields, Fields>,
  field: string,
  values: readonly string[],
): Promise<ReadonlySet<unknown>> {
  const found = await reader.having(query, field, values);
  return new Set(found.map((document): unknown => document.get(field)));
}
