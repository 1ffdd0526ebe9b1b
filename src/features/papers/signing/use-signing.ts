import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { calendarDateIn } from '@domain/time/calendar-date';
import { useRef, useState } from 'react';
import type { Paper } from '../paper';
import { askForPdf, prepareSigning, sendSigning } from './sign-paper';
import { judgeSigning, type SigningFailure } from './signing-problem';
import type { SigningValues } from './signing-values';

export type SigningOutcome = { readonly kind: 'signed' } | SigningFailure;

/**
 * Signing, once however often the button is pressed. Each content has one idempotency key for as long as the page
 * lives, so that a retry after a lost answer signs nothing twice.
 */
export function useSigning(paper: Paper, bookingKey: string) {
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);
  const keys = useRef(new Map<string, string>());

  /** null: an attempt is under way already. */
  const sign = async (values: SigningValues): Promise<SigningOutcome | null> => {
    if (busy.current) return null;
    if (!navigator.onLine) return { kind: 'problem', problem: { kind: 'offline' } };
    busy.current = true;
    setSubmitting(true);
    try {
      const now = new Date();
      const today = calendarDateIn(business.timeZone, now);
      const submission = await prepareSigning(paper, { bookingKey, values, today });
      const key = keys.current.get(submission.hash) ?? crypto.randomUUID();
      keys.current.set(submission.hash, key);
      const receipt = await sendSigning(submission, key, now);
      if (receipt.hash !== submission.hash) {
        throw new AppError('unavailable', 'the receipt names another content', paper.failed);
      }
      askForPdf(paper.text.type, bookingKey);
      return { kind: 'signed' };
    } catch (failure) {
      return judgeSigning(failure);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };

  return { submitting, sign };
}
