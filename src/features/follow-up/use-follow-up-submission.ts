import type { AppErrorDetails } from '@domain/errors/app-error';
import { followUpAnswersSchema } from '@domain/follow-up/follow-up';
import { useRef, useState } from 'react';
import { submitThroughOutbox, type SubmissionResult } from '@/offline/submit';
import { followUpEntryId } from './follow-up-entry';
import type { FollowUpValues } from './follow-up-values';

/** `answered`: the server, or the device, has said no. What waits, or was sent, is told by the outbox. */
type SubmissionPhase = 'writing' | 'submitting' | 'answered';

export interface FollowUpSubmission {
  readonly phase: SubmissionPhase;
  /** null: an attempt is under way already. `save` brings what is left to save to the device first. */
  readonly submit: (values: FollowUpValues, save: () => Promise<void>) => Promise<SubmissionResult | null>;
}

/** Submits the answers through the outbox, once however often the button is pressed. */
export function useFollowUpSubmission(bookingKey: string): FollowUpSubmission {
  const [phase, setPhase] = useState<SubmissionPhase>('writing');
  const busy = useRef(false);

  const send = async (values: FollowUpValues, save: () => Promise<void>): Promise<SubmissionResult> => {
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
    }
  };

  const submit: FollowUpSubmission['submit'] = async (values, save) => {
    if (busy.current) return null;
    busy.current = true;
    setPhase('submitting');
    const outcome = await send(values, save);
    busy.current = false;
    if (outcome.state !== 'sent') setPhase(outcome.state === 'waiting' ? 'writing' : 'answered');
    return outcome;
  };

  return { phase, submit };
}

/** A refusal that says something of the link or the booking, not of the answers. */
export function refusalSentence(details: AppErrorDetails | undefined): string | null {
  const said =
    details && ['not-found', 'not-allowed', 'already-handled', 'rate-limited'].includes(details.code);
  return said ? details.userMessage : null;
}
