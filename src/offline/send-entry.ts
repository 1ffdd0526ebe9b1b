import type { SubmissionReceipt } from '@domain/api/form-submission';
import { callUntyped } from '@/api/call-function';
import { reportFault } from '@/logging/report-fault';
import { isReceipt } from './is-receipt';
import type { OpenFormProof } from './open-form-proof';
import type { OutboxEntry } from './outbox-entry';

/** Sends a stored entry. @throws AppError as `callFunction` does, and Error for an answer that is no receipt. */
export async function sendEntry(entry: OutboxEntry, signal: AbortSignal): Promise<SubmissionReceipt> {
  const { callName, formType, data, idempotencyKey } = entry;
  const proof = formType === 'booking' || formType === 'referral' ? await proofOf(entry) : null;
  const clientInfo = { ...entry.clientInfo, ...proof?.signals };
  const request = { formType, data, clientInfo, idempotencyKey };
  const answer = await callUntyped(callName, request, {
    signal,
    ...(proof?.token && { appCheckToken: proof.token }),
  });
  if (!isReceipt(answer)) throw new Error('the answer is no receipt');
  return answer;
}

/** Loaded on demand, because pages of a client's link send without it. */
async function proofOf(entry: OutboxEntry): Promise<OpenFormProof | null> {
  try {
    return await (await import('./open-form-proof')).openFormProof(entry);
  } catch (error) {
    reportFault('the proof of a form not loaded', error);
    return null;
  }
}
