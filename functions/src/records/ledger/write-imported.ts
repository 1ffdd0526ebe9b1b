import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { bareRow, detailsOfJob } from '@domain/ledger/row-details';
import { rowsOfJob } from '@domain/ledger/rows-of-job';
import type { StoredJob } from '../job/stored-job';
import { ledger } from './stored-row';

/** The ledger's rows of a job that comes with an import: so it is known what was paid, and not counted again in books. */
export function writeImported(transaction: Transaction, bookingId: string, job: StoredJob): void {
  const details = { ...detailsOfJob(bookingId, job), source: 'office', imported: true } as const;
  for (const { id, ...row } of rowsOfJob<Timestamp>(bookingId, job, null)) {
    transaction.create(ledger().doc(id), { ...bareRow, ...details, ...row });
  }
}
