import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { RateLimit } from '@domain/rate-limit/window';
import { suspicionsOf } from '@domain/security-log/suspicious';
import { openAuditTrail, type AuditedRecord } from '../platform/audit';
import { publicOf } from '../platform/authorise';
import type { Call } from '../platform/callable';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { countRate, rateLimited } from '../platform/rate-limit';
import { earlierAnswer, keepAnswer, receiptSlot } from '../platform/receipts';

export type SubmissionCall = 'submitForm' | 'submitReferral' | 'submitQuestionnaire' | 'submitFollowUp';

/** The record that a public form makes. */
export interface SubmittedRecord {
  readonly record: AuditedRecord;
  /** The fields as stored; their names and HMACs go to the audit trail. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What the security tab shows of it. */
  readonly logged: Readonly<Record<string, string>>;
  /** Writes what goes along with the record: mail intents, the booking that it completes. */
  readonly writeAlong: (transaction: Transaction) => void;
}

/**
 * Reads what the form needs, in the transaction that will write it. A refusal is returned and not thrown, so that the
 * attempt is counted all the same.
 */
export type ReadForm = (
  transaction: Transaction,
  submissionId: string,
) => Promise<SubmittedRecord | AppError> | SubmittedRecord | AppError;

/** A form whose body is valid. */
export interface ParsedForm {
  readonly read: ReadForm;
  /** How many one client may send; left out for what holds for every public form. */
  readonly limit?: RateLimit;
  /** What is wrong with it all the same; the attempt is counted. */
  readonly refusal?: AppError | null;
}

interface AskedFor {
  readonly formType?: unknown;
  readonly data?: unknown;
  readonly idempotencyKey?: unknown;
}

/**
 * Takes a public form in: a replay gets the first answer, whatever has changed since; a new one is validated,
 * counted, and written with its log, audit entry, receipt and what goes along, in one transaction.
 */
export async function acceptSubmission<Name extends SubmissionCall>(
  name: Name,
  call: Call<Name>,
  parseForm: () => ParsedForm,
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

  const { read, limit, refusal } = parseForm();
  const receipt: SubmissionReceipt = { id: slot.id, hash: slot.hash };
  const outcome = await commit('submission', async (transaction): Promise<SubmissionReceipt | AppError> => {
    const meanwhile = await earlierAnswer<SubmissionReceipt>(slot, transaction);
    if (meanwhile) return meanwhile;
    const count = await countRate(transaction, String(formType), caller.client, call.now, limit);
    const form = count.allowed ? (refusal ?? (await read(transaction, slot.id))) : rateLimited(count);
    if (form instanceof AppError) {
      count.record();
      return form;
    }
    const audit = await openAuditTrail(transaction, form.record, caller, call.now);

    const at = Timestamp.fromDate(call.now);
    count.record();
    transaction.create(firestore().collection(form.record.collection).doc(form.record.id), {
      ...form.fields,
      created_at: at,
    });
    transaction.create(firestore().collection(collections.formSubmissionsLog).doc(slot.id), {
      form_type: formType,
      client_ip: caller.client,
      user_id: null,
      submitted_data: form.logged,
      created_at: at,
      record: form.record,
      suspicious: suspicionsOf(form.logged).length > 0,
    });
    // One document a client: so a day's distinct clients are a count and not a list.
    transaction.set(firestore().collection(collections.formClients).doc(caller.client), {
      client_ip: caller.client,
      last_submission_at: at,
    });
    audit.append({ action: 'created', changed: form.fields });
    form.writeAlong(transaction);
    keepAnswer(transaction, slot, receipt, call.now);
    return receipt;
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
