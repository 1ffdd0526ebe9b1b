import {
  questionnaireAnswersSchema,
  type QuestionnaireDraft,
} from '@domain/questionnaire/questionnaire-answers';
import type { AppErrorCode, AppErrorDetails } from '@domain/errors/app-error';
import { useEffect, useRef, useState } from 'react';
import { reportFault } from '@/logging/report-fault';
import type { MissedEdit } from '@/offline/outbox-entry';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { submitThroughOutbox } from '@/offline/submit';
import { useToast } from '@/ui/use-toast';
import { bookingMissing, submissionFailed } from './questionnaire-texts';

/** The state of the answers submitted on this page. The outbox reports those that wait. */
export type SubmissionPhase =
  /** `failed`: the server failed; the answers wait, and the form stays. */
  | { readonly kind: 'writing'; readonly refusal?: AppErrorDetails; readonly failed?: true }
  | { readonly kind: 'submitting' }
  /** The server has the answers. `missed`: it has those before the last edit. */
  | { readonly kind: 'sent'; readonly missed?: MissedEdit };

/** Errors about the link; the answers are still valid. */
const linkRefusals: readonly AppErrorCode[] = ['not-found', 'not-allowed'];

export function isLinkRefusal({ code }: AppErrorDetails): boolean {
  return linkRefusals.includes(code);
}

interface SubmissionEvents {
  readonly onSent: () => void;
  /** The link was closed, or another device submitted first, so that the loaded job is out of date. */
  readonly onOutdated: () => void;
}

/** Submits the answers through the outbox. */
export function useSubmission(linkKey: string | null, events: SubmissionEvents) {
  const toast = useToast();
  const [phase, setPhase] = useState<SubmissionPhase>({ kind: 'writing' });
  // A second click can come before React has rendered the first.
  const busy = useRef(false);

  // When the Back button restores this page, the outbox and the link determine what it shows.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPhase((before) => (before.kind === 'sent' ? { kind: 'writing' } : before));
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const refuse = (refusal: AppErrorDetails | undefined) => {
    setPhase({ kind: 'writing', ...(refusal && { refusal }) });
    const outdated = refusal && (isLinkRefusal(refusal) || refusal.code === 'already-handled');
    if (outdated) events.onOutdated();
    else toast(submissionFailed);
  };

  /** Returns the server's error details if it refused. `save` stores unsaved changes on the device first. */
  const submit = async (
    answers: QuestionnaireDraft,
    save: () => Promise<void>,
  ): Promise<AppErrorDetails | undefined> => {
    if (busy.current) return undefined;
    if (linkKey === null) {
      toast(bookingMissing);
      return undefined;
    }
    busy.current = true;
    setPhase({ kind: 'submitting' });
    try {
      await save();
      const outcome = await submitThroughOutbox({
        callName: 'client-questionnaire-submit',
        formType: 'questionnaire',
        data: { ...questionnaireAnswersSchema.cast(answers), booking_id: linkKey },
        entryId: questionnaireEntryId(linkKey),
      });
      if (outcome.state === 'sent') {
        const { missed } = outcome;
        setPhase({ kind: 'sent', ...(missed && { missed }) });
        // A missed edit must be read before the page navigates.
        if (!missed) events.onSent();
        return undefined;
      }
      if (outcome.state === 'waiting') {
        const failed = outcome.reason === 'server';
        setPhase({ kind: 'writing', ...(failed && { failed }) });
        if (failed) toast(submissionFailed);
        return undefined;
      }
      refuse(outcome.details);
      return outcome.details;
    } catch (error) {
      reportFault('a questionnaire not submitted', error);
      refuse(undefined);
      return undefined;
    } finally {
      busy.current = false;
    }
  };

  return { phase, submit };
}
