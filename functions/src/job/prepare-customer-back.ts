import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { isSameDetails } from '@domain/customer/customer-differences';
import { openAuditTrail, type Actor } from '../platform/audit';
import { customers } from '../records/customer/stored-customer';
import { detailsOf, type Acceptance, type AcceptedDetails } from '../records/job/acceptance';
import { jobs, type StoredJob } from '../records/job/stored-job';
import { reports } from '../records/report/stored-report';

interface AcceptedJob {
  readonly job: Pick<StoredJob, 'customer_id'>;
  readonly acceptance: Pick<Acceptance, 'customer'>;
}

/**
 * Gives the customer's record of an accepted job its details from before, or deletes the record if accepting created it
 * and nothing else uses it. Null if accepting didn't change it, or it was changed since. Reads only; `write` makes the
 * changes.
 */
export async function prepareCustomerBack(
  transaction: Transaction,
  { job: { customer_id: id }, acceptance: { customer: change } }: AcceptedJob,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void } | null> {
  if (!change) return null;
  const { before, after } = change;
  const reference = customers().doc(id);
  const stored = (await transaction.get(reference)).data();
  if (!stored || !isSame(detailsOf(stored), after)) return null;
  if (!before && (await isUsed(transaction, id))) return null;
  const record = { collection: collections.customers, id };
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    write() {
      if (before) transaction.update(reference, before);
      else transaction.delete(reference);
      audit.append({ action: 'acceptance-undone', changed: { ...before } });
    },
  };
}

function isSame(one: AcceptedDetails, other: AcceptedDetails): boolean {
  return isSameDetails(one, other) && one.search_keys.join() === other.search_keys.join();
}

/** Whether the customer has another job, or a report. */
async function isUsed(transaction: Transaction, customerId: string): Promise<boolean> {
  const theirs = await transaction.get(jobs().where('customer_id', '==', customerId).limit(2));
  if (theirs.size > 1) return true;
  const written = await transaction.get(reports().where('customer_id', '==', customerId).limit(1));
  return !written.empty;
}
