import { AppError } from '@domain/errors/app-error';
import { waitSentence } from '@domain/rate-limit/window';
import { faultOf } from '@/offline/judge-failure';

/** Why signing failed, other than for the form's own errors. */
export type SigningProblem =
  | { readonly kind: 'offline' }
  /** The outcome is unknown: the server had an error, or no answer came. */
  | { readonly kind: 'unanswered'; readonly reason: 'server' | 'no-answer' }
  /** The server's sentence, for example for a link that was revoked meanwhile. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'wait'; readonly sentence: string }
  | { readonly kind: 'text-changed'; readonly sentence: string }
  /** The job has changed since it was shown. */
  | { readonly kind: 'facts-changed'; readonly sentence: string };

export type SigningFailure =
  | { readonly kind: 'already-signed'; readonly sentence: string }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'problem'; readonly problem: SigningProblem }
  /** The server had an error (toast of requirement F-11 or F-12). */
  | { readonly kind: 'failed' };

/** Maps a failed attempt to what the signer is shown. */
export function judgeSigning(failure: unknown): SigningFailure {
  if (!(failure instanceof AppError)) return { kind: 'failed' };
  const { userMessage, fields, retryAfterSeconds } = failure.details;
  switch (failure.code) {
    case 'already-handled':
      return { kind: 'already-signed', sentence: userMessage };
    case 'not-found':
    case 'not-allowed':
      return { kind: 'problem', problem: { kind: 'refused', sentence: userMessage } };
    case 'rate-limited': {
      const sentence = retryAfterSeconds === undefined ? userMessage : waitSentence(retryAfterSeconds);
      return { kind: 'problem', problem: { kind: 'wait', sentence } };
    }
    case 'invalid-input': {
      const changed = fields?.text_version ?? fields?.text_hash;
      if (changed !== undefined)
        return { kind: 'problem', problem: { kind: 'text-changed', sentence: changed } };
      if (fields?.facts_hash !== undefined) {
        return { kind: 'problem', problem: { kind: 'facts-changed', sentence: fields.facts_hash } };
      }
      return fields ? { kind: 'fields', fields } : { kind: 'failed' };
    }
    default: {
      const fault = faultOf(failure);
      if (fault === 'server') return { kind: 'failed' };
      return {
        kind: 'problem',
        problem: fault === 'offline' ? { kind: fault } : { kind: 'unanswered', reason: fault },
      };
    }
  }
}
