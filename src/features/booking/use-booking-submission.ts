import { routes } from '@domain/business/routes';
import {
  toBookingSubmission,
  type BookingFormValues,
  type BookingFormVariant,
} from '@domain/booking/booking-form';
import type { FormSigns } from '@domain/api/form-signs';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OutboxEntry, WaitingReason } from '@/offline/outbox-entry';
import { submitThroughOutbox } from '@/offline/submit';
import { postToAutomation } from './post-to-automation';
import { reportConversion } from './report-conversion';

/** What became of the form's request. `entryId` names its entry in the outbox: submitting again is about that one. */
export type SubmissionPhase =
  | { readonly kind: 'editing'; readonly entryId?: string }
  | { readonly kind: 'submitting' }
  | {
      readonly kind: 'waiting';
      readonly entryId: string;
      readonly reason: WaitingReason;
      readonly retryAfterSeconds?: number;
      /** An edit came too late: the version before it may be on its way, and stands. */
      readonly firstVersionKept?: true;
      readonly values: BookingFormValues;
    }
  | {
      readonly kind: 'sent';
      /** As above: what was sent is the version before the last edit. */
      readonly firstVersionKept?: true;
    };

/** Whether what is typed is about no entry of the outbox; after one was sent, the next request is. */
export function isIdle(phase: SubmissionPhase): boolean {
  return phase.kind === 'sent' || (phase.kind === 'editing' && phase.entryId === undefined);
}

interface SubmissionEvents {
  /** Answers the id of the draft that the submission takes the place of. */
  readonly takeDraft: () => Promise<string | undefined>;
  readonly readSigns: () => FormSigns;
  readonly onSent: () => void;
  /** The server said no, or nothing could be kept and nothing be sent. */
  readonly onRefused: (details: AppErrorDetails | undefined) => void;
}

/** Submits through the outbox, and follows a request that has to wait until it is sent. */
export function useBookingSubmission(
  variant: BookingFormVariant,
  entries: readonly OutboxEntry[],
  events: SubmissionEvents,
) {
  const [phase, setPhase] = useState<SubmissionPhase>({ kind: 'editing' });
  // A second press comes before React has drawn the first.
  const busy = useRef(false);

  const finish = (values: BookingFormValues) => {
    reportConversion();
    postToAutomation(values);
    events.onSent();
  };

  const followWaiting = useEffectEvent(() => {
    if (phase.kind !== 'waiting') return;
    const entry = entries.find(({ id }) => id === phase.entryId);
    if (entry?.state === 'sent') {
      setPhase({ kind: 'sent', ...(phase.firstVersionKept && { firstVersionKept: true }) });
      finish(phase.values);
    } else if (entry?.state === 'needs-attention') {
      setPhase({ kind: 'editing', entryId: entry.id });
      events.onRefused(entry.refusal);
    }
  });
  useEffect(() => {
    followWaiting();
  }, [entries, phase]);

  /** `values` as the schema casts them. */
  const submit = async (values: BookingFormValues): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    let entryId = 'entryId' in phase ? phase.entryId : undefined;
    setPhase({ kind: 'submitting' });
    try {
      const draftId = await events.takeDraft();
      entryId ??= draftId;
      const outcome = await submitThroughOutbox({
        callName: 'submitForm',
        formType: 'booking',
        data: toBookingSubmission(variant, values),
        signs: events.readSigns(),
        ...(entryId !== undefined && { entryId }),
      });
      if (outcome.state === 'sent') {
        finish(values);
        // An edit that came too late has to be read before the page goes on.
        if (!outcome.firstVersionKept) window.location.assign(routes.thankYou);
        setPhase({ kind: 'sent', ...(outcome.firstVersionKept && { firstVersionKept: true }) });
      } else if (outcome.state === 'waiting') {
        setPhase({ ...outcome, kind: 'waiting', values });
      } else {
        setPhase({ kind: 'editing', ...(outcome.state === 'refused' && { entryId: outcome.entryId }) });
        events.onRefused(outcome.details);
      }
    } catch {
      setPhase({ kind: 'editing', ...(entryId !== undefined && { entryId }) });
      events.onRefused(undefined);
    } finally {
      busy.current = false;
    }
  };

  const correct = (entryId: string) => setPhase({ kind: 'editing', entryId });
  return { phase, submit, correct };
}
