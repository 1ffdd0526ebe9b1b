import type { ClientJob } from '@domain/access/client-forms';
import type { FormSubmission, SubmissionReceipt } from '@domain/api/form-submission';
import { canonicalLegalText } from '@domain/legal/legal-text';
import { canonicalFacts, signingFacts } from '@domain/legal/signing-facts';
import { sha256Of } from '@domain/idempotency/sha256-of';
import { callFunction } from '@/api/call-function';
import { prepareSubmission, type Submission } from '@/offline/submission';
import type { DocumentToSign, SigningStamp } from '../document-to-sign';
import type { SigningValues } from './signing-values';

interface Signing {
  readonly linkKey: string;
  /** The job that is shown on the screen. */
  readonly job: ClientJob;
  readonly values: SigningValues;
}

/** The submission of a document to sign, with the hashes of the text and facts that were shown on this device. */
export async function prepareSigning(
  { formType, text, schema }: DocumentToSign,
  { linkKey, job, values }: Signing,
): Promise<Submission> {
  const stamp: SigningStamp = {
    booking_id: linkKey,
    text_version: text.version,
    text_hash: await sha256Of(canonicalLegalText(text)),
    facts_hash: await sha256Of(canonicalFacts(signingFacts(text.type, job))),
  };
  return prepareSubmission('secure-form-submission', formType, { ...schema.cast(values), ...stamp });
}

/**
 * Sends the submission once. A replay under the same idempotency key gets the first answer.
 * @throws AppError as `callFunction` does, and `unavailable` for a response that does not name what was sent.
 */
export async function sendSigning(
  { formType, data }: Submission,
  idempotencyKey: string,
  now: Date,
): Promise<SubmissionReceipt> {
  const clientInfo = { userAgent: navigator.userAgent.slice(0, 1000), timestamp: now.toISOString() };
  return callFunction('secure-form-submission', {
    formType,
    data,
    clientInfo,
    idempotencyKey,
  } as FormSubmission);
}

/** Requests the signed PDF now instead of waiting for the sweeper. */
export function askForPdf(type: DocumentToSign['text']['type'], linkKey: string): void {
  callFunction('generate-legal-pdf', { type, bookingId: linkKey }, { keepalive: true }).catch(() => {
    // ignored: the sweeper makes the PDF within minutes, and the server logs its own faults
  });
}
