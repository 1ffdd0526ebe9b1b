import type { AppErrorDetails } from '@domain/errors/app-error';
import { followUpAnswersSchema } from '@domain/follow-up/follow-up';
import { useRef, useState } from 'react';
import { submitThroughOutbox, type SubmissionResult } from '@/offline/submit';
import { followUpEntryId } from './follow-up-entry';
import type { FollowUpValues } from './follow-up-values';

/** Submits the answers through the outbox, once however often the button is pressed. */
export function useFollowUpSubmission(bookingKey: string) {
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  /** null: an attempt is under way already. `save` brings what is left to save to the device first. */
  const submit = async (
    values: FollowUpValues,
    save: () => Promise<void>,
  ): Promise<SubmissionResult | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSubmitting(true);
    try {
      await save();
      return await submitThroughOutbox({
        callName: 'submitFollowUp',
        formType: 'follow-up',
        data: { ...followUpAnswersSchema.cast(values), booking_id: bookingKey },
        entryId: followUpEntryId(bookingKey),
      });
    } catch {
      return { state: 'not-kept' };
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };

  return { submitting, submit };
}

/** A refusal that says something of the link or the booking, not of the answers. */
export function refusalSentence(details: AppErrorDetails | undefined): string | null {
  const said =
    details && ['not-found', 'not-allowed', 'already-handled', 'rate-limited'].includes(details.code);
  return said ? details.userMessage : null;
}
