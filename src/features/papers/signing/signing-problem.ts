import { AppError } from '@domain/errors/app-error';
import { waitSentence } from '@domain/rate-limit/window';

/** Why a paper could not be signed, where the form itself is not at fault. */
export type SigningProblem =
  | { readonly kind: 'offline' }
  /** The server's sentence, for example of a link that was ended meanwhile. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'wait'; readonly sentence: string }
  | { readonly kind: 'text-changed'; readonly sentence: string };

export type SigningFailure =
  | { readonly kind: 'already-signed'; readonly sentence: string }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'problem'; readonly problem: SigningProblem }
  /** Nothing is known but that it did not work: the specification's toast. */
  | { readonly kind: 'failed' };

/** What a failed attempt means for the person who signs. */
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
      return fields ? { kind: 'fields', fields } : { kind: 'failed' };
    }
    default:
      return { kind: 'failed' };
  }
}
