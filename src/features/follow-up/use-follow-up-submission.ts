import type { AppErrorDetails } from '@domain/errors/app-error';
import { followUpAnswersSchema } from '@domain/follow-up/follow-up';
import { useRef, useState } from 'react';
import { reportFault } from '@/logging/report-fault';
import { submitThroughOutbox, type SubmissionResult } from '@/offline/submit';
import { followUpEntryId } from './follow-up-entry';
import type { FollowUpValues } from './follow-up-values';

/**
 * `answered`: the server or the device refused. `failed`: the server had an error, and the answers wait.
 * `changing`: answers that wait are being edited. The outbox reports everything else.
 */
type SubmissionPhase = 'writing' | 'submitting' | 'answered' | 'failed' | 'changing';

export interface FollowUpSubmission {
  readonly phase: SubmissionPhase;
  /** Returns null while another attempt is in progress. `save` stores unsaved changes on the device first. */
  readonly submit: (values: FollowUpValues, save: () => Promise<void>) => Promise<SubmissionResult | null>;
  /** Shows waiting answers in the form. */
  readonly change: () => void;
}

/** Submits the answers through the outbox. Repeated presses submit once. */
export function useFollowUpSubmission(linkKey: string): FollowUpSubmission {
  const [phase, setPhase] = useState<SubmissionPhase>('writing');
  const busy = useRef(false);

  const send = async (values: FollowUpValues, save: () => Promise<void>): Promise<SubmissionResult> => {
    try {
      await save();
      return await submitThroughOutbox({
        callName: 'client-followup-submit',
        formType: 'follow-up',
        data: followUpData(values, linkKey),
        entryId: followUpEntryId(linkKey),
      });
    } catch (error) {
      reportFault('a follow-up not submitted', error);
      return { state: 'not-stored' };
    }
  };

  const submit: FollowUpSubmission['submit'] = async (values, save) => {
    if (busy.current) return null;
    busy.current = true;
    setPhase('submitting');
    const outcome = await send(values, save);
    busy.current = false;
    if (outcome.state === 'waiting') setPhase(outcome.reason === 'server' ? 'failed' : 'writing');
    else if (outcome.state !== 'sent') setPhase('answered');
    return outcome;
  };

  return { phase, submit, change: () => setPhase('changing') };
}

/** The payload for the form's values. */
function followUpData(values: FollowUpValues, linkKey: string) {
  return { ...followUpAnswersSchema.cast(values), booking_id: linkKey };
}

/** The same shape before validation; an invalid year stays as typed. */
export function typedFollowUp(values: FollowUpValues, linkKey: string): object {
  const typed = followUpAnswersSchema.cast(values, { assert: false });
  const year = Number.isNaN(typed.property_year_built) && { property_year_built: values.property_year_built };
  return { ...typed, ...year, booking_id: linkKey };
}

/** The sentence of a refusal that concerns the link or the job, not the answers. */
export function refusalSentence(details: AppErrorDetails | undefined): string | null {
  const said =
    details && ['not-found', 'not-allowed', 'already-handled', 'rate-limited'].includes(details.code);
  return said ? details.userMessage : null;
}
