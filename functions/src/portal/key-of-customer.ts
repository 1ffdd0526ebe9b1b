import type { Transaction } from 'firebase-admin/firestore';
import { openKey, reader } from '../records/access/open-key';
import { jobs, storedJob } from '../records/job/stored-job';
import { reports } from '../records/report/stored-report';

/** The kinds of keys in links emailed to clients, with the customer of what each opens. */
const mailed = [
  {
    kind: 'booking',
    scope: 'forms',
    customerOf: async (transaction: Transaction, id: string) =>
      storedJob(await transaction.get(jobs().doc(id)))?.customer_id,
  },
  {
    kind: 'report',
    scope: 'report',
    customerOf: async (transaction: Transaction, id: string) =>
      (await transaction.get(reports().doc(id))).data()?.customer_id,
  },
] as const;

/** Whether this key was emailed to this customer and works at `now`. The reads don't depend on the customer. */
export async function keyOfCustomer(
  transaction: Transaction,
  key: string,
  customerId: string,
  now: Date,
): Promise<boolean> {
  for (const { customerOf, ...purpose } of mailed) {
    const opened = await openKey(key, purpose, now, reader(transaction));
    if (opened.state !== 'open') continue;
    return (await customerOf(transaction, opened.subject)) === customerId;
  }
  return false;
}
