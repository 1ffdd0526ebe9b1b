import type { FormSignals } from '@domain/api/form-signals';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { sha256Of } from '@domain/idempotency/sha256-of';
import type { SubmissionCall } from './outbox-entry';

/** A submission before it has an idempotency key. */
export interface Submission {
  readonly callName: SubmissionCall;
  readonly formType: string;
  /** Plain JSON, as the server receives it. */
  readonly data: unknown;
  /** Hex SHA-256 of the canonical `{ formType, data }`. */
  readonly hash: string;
  readonly signs?: FormSignals;
}

/** Reduces the data to JSON, and computes the hash that the server's receipt must name. */
export async function prepareSubmission(
  callName: SubmissionCall,
  formType: string,
  data: unknown,
): Promise<Submission> {
  const plain = JSON.parse(JSON.stringify(data)) as unknown;
  const hash = await sha256Of(canonicalJson({ formType, data: plain }));
  return { callName, formType, data: plain, hash };
}
