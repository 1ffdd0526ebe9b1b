import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import type { HeldPayment } from '@domain/payment/payment-state';
import type { MarkedPayment } from '@domain/payment/payment';
import { openAuditTrail, type Actor } from '../platform/audit';
import { markedPayment, newHeldPayment, refuseMark } from '../records/payment/held-payment';
import type { StoredJob } from '../records/job/stored-job';
import { newReportPayment, paymentReference } from '../records/payment/stored-payment';
import { writeCheckoutOut } from './end-checkout';
import type { Payer } from './read-payer';

type Mark = Pick<HeldPayment, 'state' | 'method' | 'note' | 'by'>;

/**
 * Stores a payment mark that takes effect when the undo hold ends; nothing else changes before. Reads, then writes.
 * @throws AppError `already-handled`
 */
export async function holdPayment(
  transaction: Transaction,
  payer: Payer,
  mark: Mark,
  actor: Actor,
  now: Date,
): Promise<MarkedPayment> {
  const { before, held, due, job, report } = payer;
  refuseNothingDue(job?.stored, due);
  refuseMark({ before, held, what: job ? 'job' : 'report' }, mark.state);
  const audit = await openAuditTrail(transaction, payer.record, actor, now);
  const marked = newHeldPayment({ ...mark, due }, now);
  // Reports from before payments existed have no payment record.
  const base = job || !report ? null : newReportPayment(unpaid(report.id, due), now);
  if (base && !payer.stored)
    transaction.set(paymentReference(base.report_id), { ...base, held_payment: marked });
  else payer.writeHeld(marked);
  // Who pays there now would pay a second time.
  if (payer.payment) writeCheckoutOut(transaction, payer.payment);
  const { state, amount, method, note } = marked;
  audit.append({ action: 'payment-marked', changed: { state, amount, method, note } });
  return markedPayment(before, marked);
}

/** A job cancelled without a charge owes nothing. @throws AppError `already-handled` */
function refuseNothingDue(job: StoredJob | undefined, due: number): void {
  if (job?.status !== 'cancelled' || due > 0) return;
  throw new AppError(
    'already-handled',
    'nothing is due',
    'This job was cancelled, and nothing is owed for it.',
  );
}

const unpaid = (reportId: string, amount: number) =>
  ({ reportId, bookingId: null, amount, state: 'unpaid' }) as const;
