import type { FormSubmission, SubmissionReceipt } from '@domain/api/form-submission';
import { canonicalLegalText } from '@domain/legal/legal-text';
import { sha256Of } from '@domain/idempotency/sha256-of';
import { callFunction } from '@/api/call-function';
import { prepareSubmission, type Submission } from '@/offline/submission';
import type { Paper, SigningStamp } from '../paper';
import type { SigningValues } from './signing-values';

interface Signing {
  readonly bookingKey: string;
  readonly values: SigningValues;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The submission of a paper as it was read on this device: with the hash of the very text that was shown. */
export async function prepareSigning(
  { formType, text, schema }: Paper,
  { bookingKey, values, today }: Signing,
): Promise<Submission> {
  const stamp: SigningStamp = {
    booking_id: bookingKey,
    signature_date: today,
    text_version: text.version,
    text_hash: await sha256Of(canonicalLegalText(text)),
  };
  return prepareSubmission('submitForm', formType, { ...schema.cast(values), ...stamp });
}

/**
 * Sends it, once; the same key again gets the first answer again.
 * @throws AppError as `callFunction` does, and `unavailable` for an answer that does not name what was sent.
 */
export async function sendSigning(
  { formType, data }: Submission,
  idempotencyKey: string,
  now: Date,
): Promise<SubmissionReceipt> {
  const clientInfo = { userAgent: navigator.userAgent.slice(0, 1000), timestamp: now.toISOString() };
  return callFunction('submitForm', { formType, data, clientInfo, idempotencyKey } as FormSubmission);
}

/** Has the signed PDF made now rather than by the sweeper. Whether it arrives does not matter. */
export function askForPdf(type: Paper['text']['type'], bookingKey: string): void {
  callFunction('generateLegalPdf', { type, bookingId: bookingKey }, { keepalive: true }).catch(
    () => undefined,
  );
}
