import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { centsOf, noMoney } from '@domain/ledger/money-of';
import type { PaymentCorrected } from '@domain/payment/payment';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { openLedger, type Ledger } from '../records/ledger/open-ledger';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import type { StoredCorrectedPayment } from '../records/payment/held-payment';
import { paymentReference } from '../records/payment/stored-payment';
import { prepareCorrectedReward } from '../reward/prepare-corrected-reward';
import { otherPayment, type OtherPayment } from './other-payment';
import { paymentGone } from './payment-gone';
import { receiptAbout } from './prepare-settlement';
import { readPayer, type Payer } from './read-payer';

/**
 * office-payment-correct: reverts Mark paid or Waive after it took effect. The report is locked again, unless an
 * earlier waiver or an online payment applies. The receipt is voided and the client notified, and the reward that the mark earned is
 * reverted, or flagged if it was paid out.
 */
export const correctPayment = callable('office-payment-correct', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-payment-correct', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction): Promise<PaymentCorrected> => {
    const payer = await readPayer(transaction, asked);
    if (!payer) throw paymentGone(asked.record);
    const { replaced, ...recorded } = correctable(payer, asked.recordedAt);
    const state = payer.before === 'waived' ? 'waived' : 'paid';
    const other = await otherPayment(transaction, payer, replaced);
    const reward =
      payer.job && other.state !== 'paid'
        ? await prepareCorrectedReward(transaction, payer.job, caller, now)
        : null;
    const ledger = await openLedger(transaction, payer);
    const audit = await openAuditTrail(transaction, payer.record, caller, now);
    const corrected: StoredCorrectedPayment = {
      ...recorded,
      state,
      corrected_at: Timestamp.fromDate(now),
      corrected_by: admin.email,
      reason: asked.reason,
    };
    write(transaction, payer, other, corrected);
    appendCorrection(ledger, payer, other, { method: recorded.method, now });
    reward?.write();
    const about = state === 'paid' ? receiptAbout(payer, admin.email) : null;
    if (about) {
      const occasion = String(now.getTime());
      writeMailIntent(transaction, { ...about, kind: 'payment_corrected', occasion, now, direct: true });
    }
    audit.append({
      action: 'payment-corrected',
      changed: {
        [payer.job ? 'payment_state' : 'state']: other.state,
        amount: other.recorded?.amount ?? 0,
        reason: asked.reason,
      },
    });
    return { payment_state: other.state, reward: reward?.outcome ?? 'none' };
  });
});

/** The recorded payment. @throws AppError `already-handled` if it changed, or can't be corrected. */
function correctable({ held, recorded }: Payer, recordedAt: string) {
  if (held) {
    const sentence = `This was just marked ${held.state} by ${held.by}. Undo that first.`;
    throw new AppError('already-handled', 'a mark is held', sentence);
  }
  if (recorded?.at.toDate().toISOString() !== recordedAt) {
    const sentence = 'This payment was already corrected or replaced.';
    throw new AppError('already-handled', 'another payment is recorded', sentence);
  }
  if (recorded.by === 'online') {
    const sentence = 'This was paid online. To return the money, refund it with the payment provider.';
    throw new AppError('already-handled', 'paid online', sentence);
  }
  return recorded;
}

/** The ledger's rows: what was recorded is reverted, and an online payment that settled nothing before counts. */
function appendCorrection(
  ledger: Ledger,
  { due }: Payer,
  { state, recorded, provided }: OtherPayment,
  { method, now }: { readonly method: StoredCorrectedPayment['method']; readonly now: Date },
): void {
  const at = Timestamp.fromDate(now);
  const when = now.getTime();
  const waived = state === 'waived' ? centsOf(due) : 0;
  ledger.append({ kind: 'correction', occasion: 'correction', when, method, at }, { ...noMoney, waived });
  if (state !== 'paid' || !recorded) return;
  const received = centsOf(recorded.amount);
  const online = { method: recorded.method, providerId: provided.payment_intent ?? null, at };
  ledger.appendBeside({ ...online, kind: 'correction', occasion: 'used', when }, -received);
  const paid = { ...online, kind: 'payment', occasion: 'payment', when: recorded.at.toMillis() } as const;
  ledger.append(paid, { ...noMoney, received });
}

function write(
  transaction: Transaction,
  { job, report, reportId, payment: record, due }: Payer,
  { state, recorded, provided }: OtherPayment,
  corrected: StoredCorrectedPayment,
): void {
  const noted = { corrected_payments: FieldValue.arrayUnion(corrected) };
  if (job) {
    const payment = recorded && { ...recorded, replaced: null };
    transaction.update(job.reference, {
      ...{ payment_state: state, payment, price_difference: null, card_refund_at: null },
      ...noted,
    });
  }
  if (!report && !record) return;
  transaction.set(
    paymentReference(reportId),
    {
      state,
      method: recorded?.method ?? '',
      note: recorded?.note ?? '',
      by: recorded?.by ?? '',
      amount: state === 'paid' ? (recorded?.amount ?? due) : due,
      settled_at: recorded?.at ?? null,
      paid_at: state === 'paid' ? (recorded?.at ?? null) : null,
      replaced: null,
      ...provided,
      ...(!job && noted),
    },
    { merge: true },
  );
}
