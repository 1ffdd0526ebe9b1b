import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import {
  wholeColumns,
  type ImportProgress,
  type ImportRows,
  type RowOutcome,
} from '@domain/import/import-calls';
import { openAuditTrail, openAuditTrails, type Actor } from '../platform/audit';
import type { AdminCaller } from '../platform/authorize';
import { commit } from '../platform/commit';
import { settingsIn } from '../platform/stored-settings';
import { imports, progressOf } from '../records/import/stored-import';
import { markHistory } from './mark-history';
import { planRows, type PlannedRecord } from './plan-rows';
import { readerOf } from './reader';

/**
 * Makes the records of an import's next rows, with their audit entries and the import's progress, in one transaction.
 * No email, notice, link or reward comes of them. A repeated call finds its rows handled and changes nothing.
 */
export function takeRows(
  { importId, first, columns, rows }: ImportRows,
  caller: AdminCaller,
  now: Date,
): Promise<ImportProgress> {
  const { email: by } = caller;
  const reference = imports().doc(importId);
  return commit('import-rows', async (transaction) => {
    const run = (await transaction.get(reference)).data();
    if (!run) throw new AppError('not-found', 'no such import', 'This import doesn’t exist anymore.');
    // Rows that were handled before, or ones too far ahead: the caller goes on at the answer's `next`.
    if (run.state !== 'RUNNING' || first !== run.next) return progressOf(importId, run);
    // The rows were read with columns that another page has changed since.
    const asked = (list: readonly number[]) => wholeColumns(run.kind, list);
    if (columns && !isDeepStrictEqual(asked(columns), asked(run.columns))) {
      const sentence = 'The columns of this import were changed in another window. Choose the file again.';
      throw new AppError('invalid-input', 'other columns', sentence);
    }
    const taken = rows.slice(0, run.rows - first);
    const { services } = (await settingsIn(transaction)).settings;
    const importing = { importId, first, by, now, services };
    const planned = await planRows(run.kind, taken, importing, readerOf(transaction));
    const write = await prepareRecords(
      transaction,
      planned.flatMap(({ records }) => records),
      caller,
      now,
    );
    const next = first + taken.length;
    const done = next === run.rows;
    const audit = done
      ? await openAuditTrail(transaction, { collection: collections.imports, id: importId }, caller, now)
      : null;
    const count = (outcome: RowOutcome) =>
      run[outcome] + planned.filter((row) => row.outcome === outcome).length;
    const progress = {
      next,
      made: count('made'),
      added: count('added'),
      matched: count('matched'),
      refused: count('refused'),
      ...(done && { state: 'DONE' as const, finished_at: Timestamp.fromDate(now) }),
    };
    write();
    transaction.update(reference, progress);
    const { made, added, matched, refused } = progress;
    audit?.append({ action: 'import-done', changed: { state: 'DONE', made, added, matched, refused } });
    return progressOf(importId, { ...run, ...progress });
  });
}

/** Reads the records' audit trails; the returned function writes the records. */
async function prepareRecords(
  transaction: Transaction,
  records: readonly PlannedRecord[],
  actor: Actor,
  now: Date,
): Promise<() => void> {
  const trails = await openAuditTrails(transaction, records, actor, now);
  return () => {
    for (const [index, { action, fields, write }] of records.entries()) {
      write(transaction);
      trails[index]?.append({ action, changed: fields });
    }
    markHistory(
      transaction,
      records.flatMap(({ countedOn }) => countedOn ?? []),
      now,
    );
  };
}
