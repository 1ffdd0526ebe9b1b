import type { Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { CallName } from '@domain/api/contract';
import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { publicOf } from '../platform/authorise';
import type { Call } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { countRate, rateLimited, type RateCount } from '../platform/rate-limit';
import { earlierAnswer, keepAnswer, receiptSlot } from '../platform/receipts';

/** The record that a public form makes. */
export interface SubmittedRecord {
  readonly collection: CollectionName;
  /** The fields as stored; their names and HMACs go to the audit trail. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What the security tab shows of it. */
  readonly logged: Readonly<Record<string, string>>;
  readonly writeMail: (transaction: Transaction, recordId: string) => void;
}

interface AskedFor {
  readonly formType?: unknown;
  readonly data?: unknown;
  readonly idempotencyKey?: unknown;
}

/**
 * Takes a public form in: a replay gets the first answer, whatever has changed since; a new one is validated,
 * counted, and written with its log, audit entry, receipt and mail intents in one transaction.
 */
export async function acceptSubmission<Name extends 'submitForm' | 'submitReferral'>(
  name: Name & CallName,
  call: Call<Name>,
  recordOf: () => SubmittedRecord,
): Promise<SubmissionReceipt> {
  const caller = publicOf(call.caller);
  const { formType, data, idempotencyKey } = (call.raw ?? {}) as AskedFor;
  if (typeof idempotencyKey !== 'string' || idempotencyKey.length > 64) {
    throw new AppError(
      'invalid-input',
      'no idempotency key',
      'This page is out of date. Please reload it and try again.',
    );
  }
  const slot = receiptSlot(contract[name].name, idempotencyKey, { formType, data });
  const earlier = await earlierAnswer<SubmissionReceipt>(slot);
  if (earlier) return earlier;

  const record = recordOf();
  const receipt: SubmissionReceipt = { id: slot.id, hash: slot.hash };
  const outcome = await firestore().runTransaction(
    async (transaction): Promise<SubmissionReceipt | RateCount> => {
      const meanwhile = await earlierAnswer<SubmissionReceipt>(slot, transaction);
      if (meanwhile) return meanwhile;
      const count = await countRate(transaction, String(formType), caller.client, call.now);
      const audit = await openAuditTrail(
        transaction,
        { collection: record.collection, id: slot.id },
        caller,
        call.now,
      );
      count.record();
      if (!count.allowed) return count;

      const at = Timestamp.fromDate(call.now);
      transaction.create(firestore().collection(record.collection).doc(slot.id), {
        ...record.fields,
        created_at: at,
      });
      transaction.create(firestore().collection(collections.formSubmissionsLog).doc(slot.id), {
        form_type: formType,
        client_ip: caller.client,
        user_id: null,
        submitted_data: record.logged,
        created_at: at,
      });
      audit.append({ action: 'created', changed: record.fields });
      record.writeMail(transaction, slot.id);
      keepAnswer(transaction, slot, receipt, call.now);
      return receipt;
    },
  );
  if ('allowed' in outcome) throw rateLimited(outcome);
  return outcome;
}
