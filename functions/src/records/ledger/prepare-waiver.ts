import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ledgerChange, moneyOfJob } from '@domain/ledger/money-of';
import type { StoredJob } from '../job/stored-job';
import { openJobLedger } from './open-ledger';

/**
 * The ledger's row of what a new price or the end of a job waives, or no longer waives. Reads only; the returned
 * function writes, and does nothing for a job whose money stays as it is.
 */
export async function prepareWaiver(
  transaction: Transaction,
  { bookingId, job }: { readonly bookingId: string; readonly job: StoredJob },
  { price_difference = job.price_difference }: Partial<Pick<StoredJob, 'price_difference'>>,
  now: Date,
): Promise<() => void> {
  const after = moneyOfJob({ ...job, price_difference }, 0);
  if (!ledgerChange(moneyOfJob(job, 0), after)) return () => undefined;
  const ledger = await openJobLedger(transaction, bookingId, job);
  const at = Timestamp.fromDate(now);
  const row = { kind: 'waiver', occasion: 'price', when: now.getTime(), at } as const;
  return () => ledger.append(row, after);
}
