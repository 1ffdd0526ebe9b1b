import { Timestamp, type CollectionReference } from 'firebase-admin/firestore';
import { paymentTransitions } from '@domain/payment/payment';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { logs } from '../platform/logs';
import { jobs } from '../records/job/stored-job';
import { reportPayments } from '../records/payment/stored-payment';
import { prepareSettlement } from './prepare-settlement';
import { readPayer, type PayerName } from './read-payer';

const atOnce = 100;
const payments: Actor = { kind: 'system', name: 'payments' };

/** Applies the payment marks whose undo hold has ended. @returns how many took effect. */
export async function sweepHeldPayments(now: Date): Promise<number> {
  const due = <Record extends object>(records: CollectionReference<Record, Record>) =>
    records.where('held_payment.takes_effect_at', '<=', Timestamp.fromDate(now)).limit(atOnce).get();
  const [ofJobs, ofReports] = await Promise.all([due(jobs()), due(reportPayments())]);
  const payers: PayerName[] = [
    ...ofJobs.docs.map(({ id }) => ({ record: 'job', id }) as const),
    ...ofReports.docs.map(({ id }) => ({ record: 'report', id }) as const),
  ];
  let settled = 0;
  for (const payer of payers) {
    try {
      if (await settleHeldPayment(payer, now)) settled += 1;
    } catch (error) {
      // One failure must not block the others; the next sweep retries it.
      logs.sweepFailed(`held payment of ${payer.record} ${payer.id}`, error);
    }
  }
  return settled;
}

/** Applies one mark, exactly once even if called concurrently. @returns false if none is due anymore. */
export function settleHeldPayment(name: PayerName, now: Date): Promise<boolean> {
  return commit('held-payment-settled', async (transaction) => {
    const payer = await readPayer(transaction, name);
    if (!payer?.held || payer.held.takes_effect_at.toMillis() > now.getTime()) return false;
    const { state, method, note, by, amount, at } = payer.held;
    if (!paymentTransitions[payer.before].includes(state)) {
      const audit = await openAuditTrail(transaction, payer.record, payments, now);
      payer.writeHeld(null);
      audit.append({ action: 'payment-mark-dropped', changed: { state: payer.before } });
      return false;
    }
    const settling = { state, method, note, by, amount, at, actor: payments, now };
    const settlement = await prepareSettlement(transaction, payer, settling);
    settlement.write();
    return true;
  });
}
