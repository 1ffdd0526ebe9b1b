import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { AppError } from '@domain/errors/app-error';
import type { RateLimit } from '@domain/rate-limit/window';
import { suspicionsOf } from '@domain/security-log/suspicious';
import { openAuditTrail, type AuditedRecord } from '../platform/audit';
import { publicOf, type PublicCaller } from '../platform/authorize';
import type { Call } from '../platform/callable';
import { documentOf } from '../platform/collection-of';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { countLoosely, openRate, rateLimited, stopOverLimit } from '../platform/rate-limit';
import { earlierAnswer, keepAnswer, receiptSlot, type ReceiptSlot } from '../platform/receipts';
import { countRefusal, stopRefused } from '../platform/refused-attempts';
import { formClients, formLogs } from '../records/form-log/form-logs';

export type SubmissionCall =
  | 'secure-form-submission'
  | 'client-referral-submit'
  | 'client-questionnaire-submit'
  | 'client-followup-submit'
  | 'client-introduction-submit';

/** The record that a public form creates or changes. */
export interface SubmittedRecord {
  readonly record: AuditedRecord;
  /** Set where the record exists, so that only these fields change. */
  readonly exists?: true;
  /** The fields as stored; their names and HMACs go to the audit trail. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields shown in the security tab. */
  readonly logged: Readonly<Record<string, string>>;
  /** Whether it is confirmed along with it. */
  readonly confirmed?: boolean;
  /** Whether the time that it asks for is taken. */
  readonly taken?: boolean;
  /** Writes the accompanying changes: mail intents, the job that it completes. */
  readonly writeAlong: (transaction: Transaction) => void;
}

/**
 * Reads what the form needs, in the transaction that writes it. A refusal is returned, not thrown, so that the
 * attempt is counted.
 */
export type ReadForm = (
  transaction: Transaction,
  submissionId: string,
) => Promise<SubmittedRecord | AppError> | SubmittedRecord | AppError;

/** A form whose body is valid. */
export interface ParsedForm {
  readonly read: ReadForm;
  /**
   * The client's limit, or a function that determines it, never above `most`; the limit of public forms if left out.
   */
  readonly limit?: RateLimit | ((transaction: Transaction) => Promise<RateLimit>);
  /** A refusal despite a valid body; the attempt is counted. */
  readonly refusal?: AppError | null;
}

interface AskedFor {
  readonly formType?: unknown;
  readonly data?: unknown;
  readonly idempotencyKey?: unknown;
}

/** Submissions in progress in this process, by key and content. */
const underWay = new Map<string, Promise<SubmissionReceipt>>();

/**
 * Runs identical concurrent submissions once, because their transactions would wait for each other's locks. Across
 * processes the transaction ensures this.
 */
async function once(
  { id, hash }: ReceiptSlot,
  submit: () => Promise<SubmissionReceipt>,
): Promise<SubmissionReceipt> {
  const key = `${id}:${hash}`;
  const submission = underWay.get(key) ?? submit().finally(() => underWay.delete(key));
  underWay.set(key, submission);
  return submission;
}

/**
 * Accepts a public form. A replay gets the first answer, whatever has changed since. A new submission is counted,
 * validated, and written with its log, audit entry, receipt and accompanying changes in one transaction. Refused
 * submissions are counted too.
 * @param most the highest limit any client can have for this form: above it, nothing is validated.
 */
export async function acceptSubmission<Name extends SubmissionCall>(
  name: Name,
  call: Call<Name>,
  parseForm: () => ParsedForm,
  most: RateLimit = config.publicFormLimit,
): Promise<SubmissionReceipt> {
  const caller = publicOf(call.caller);
  const { formType: sent, data, idempotencyKey } = (call.raw ?? {}) as AskedFor;
  if (typeof idempotencyKey !== 'string' || idempotencyKey.length > 64) {
    throw await countRefusal(name, caller, call.now, noKey());
  }
  const slot = receiptSlot(name, idempotencyKey, { formType: sent, data });
  const earlier = await firstAnswer(slot, name, caller, call.now);
  return earlier ?? once(slot, () => submitNew(call, { slot, name, sent, parseForm, most }));
}

interface NewSubmission {
  readonly slot: ReceiptSlot;
  readonly name: string;
  readonly sent: unknown;
  readonly parseForm: () => ParsedForm;
  readonly most: RateLimit;
}

/** Counts, validates and writes a new submission. */
async function submitNew<Name extends SubmissionCall>(
  call: Call<Name>,
  { slot, name, sent, parseForm, most }: NewSubmission,
): Promise<SubmissionReceipt> {
  const caller = publicOf(call.caller);
  const formType = typeof sent === 'string' ? sent : '';
  await stopRefused(name, caller, call.now);
  await stopOverLimit(formType, caller.networks, call.now, most);
  const parsed = parsedOrRefused(parseForm);
  if (parsed instanceof AppError) throw await countRefusal(name, caller, call.now, parsed);
  const { read, limit = config.publicFormLimit, refusal } = parsed;
  const receipt: SubmissionReceipt = { id: slot.id, hash: slot.hash };
  const outcome = await commit('submission', async (transaction): Promise<SubmissionReceipt | AppError> => {
    const meanwhile = await earlierAnswer<SubmissionReceipt>(slot, transaction);
    if (meanwhile) return meanwhile;
    const attempts = await openRate(transaction, formType, caller.networks, call.now);
    const count = attempts.under(typeof limit === 'function' ? await limit(transaction) : limit);
    const form = count.allowed ? (refusal ?? (await read(transaction, slot.id))) : rateLimited(count);
    if (form instanceof AppError) {
      count.record();
      return form;
    }
    const audit = await openAuditTrail(transaction, form.record, caller, call.now);

    const at = Timestamp.fromDate(call.now);
    count.record();
    if (form.exists) transaction.update(documentOf(form.record), form.fields);
    else transaction.create(documentOf(form.record), { ...form.fields, created_at: at });
    transaction.create(formLogs().doc(slot.id), {
      form_type: formType,
      client_ip: caller.client,
      user_id: null,
      submitted_data: form.logged,
      created_at: at,
      record: form.record,
      suspicious: suspicionsOf(form.logged).length > 0,
    });
    // One document per client, so that a day's distinct clients can be counted with a count query.
    transaction.set(formClients().doc(caller.client), {
      client_ip: caller.client,
      last_submission_at: at,
    });
    audit.append({ action: form.exists ? 'updated' : 'created', changed: form.fields });
    form.writeAlong(transaction);
    const answer: SubmissionReceipt = {
      ...receipt,
      ...(form.confirmed && { confirmed: true }),
      ...(form.taken && { taken: true }),
    };
    keepAnswer(transaction, slot, answer, call.now);
    return answer;
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/**
 * The first answer to a replay, which has its own generous limit; null for a new request.
 * @throws AppError `key-reused` if the key was used for another request, which counts as refused.
 */
async function firstAnswer(
  slot: ReceiptSlot,
  name: string,
  caller: PublicCaller,
  now: Date,
): Promise<SubmissionReceipt | null> {
  try {
    const earlier = await earlierAnswer<SubmissionReceipt>(slot);
    if (earlier) await countLoosely('replay', caller.networks, now, config.replayLimit);
    return earlier;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'key-reused') throw error;
    throw await countRefusal(name, caller, now, error);
  }
}

/** The validated body; a refusal is returned, not thrown, so that it is counted. */
function parsedOrRefused(parseForm: () => ParsedForm): ParsedForm | AppError {
  try {
    return parseForm();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function noKey(): AppError {
  return new AppError(
    'invalid-input',
    'no idempotency key',
    'This page is out of date. Please reload it and try again.',
  );
}
