import {
  questionnaireAnswersSchema,
  type QuestionnaireDraft,
} from '@domain/questionnaire/questionnaire-answers';
import type { AppErrorCode, AppErrorDetails } from '@domain/errors/app-error';
import { useEffect, useRef, useState } from 'react';
import { submitThroughOutbox } from '@/offline/submit';
import { useToast } from '@/ui/use-toast';
import { bookingMissing, submissionFailed } from './questionnaire-texts';
import { entryIdOf } from './stored-draft';

/** What became of the answers in this page's life; what waits is told by the outbox. */
type SubmissionPhase =
  | { readonly kind: 'writing'; readonly refusal?: AppErrorDetails }
  | { readonly kind: 'submitting' }
  /** The server has them; `firstVersionKept`: the ones before the last edit. */
  | { readonly kind: 'sent'; readonly firstVersionKept?: true };

/** Said of the link: the answers are as good as before. */
const linkRefusals: readonly AppErrorCode[] = ['not-found', 'not-allowed'];

export function isLinkRefusal({ code }: AppErrorDetails): boolean {
  return linkRefusals.includes(code);
}

interface SubmissionEvents {
  readonly onSent: () => void;
  /** The link is closed, or another device was first: what is known of the booking is out of date. */
  readonly onOutdated: () => void;
}

/** Submits the answers through the outbox. */
export function useSubmission(bookingKey: string | null, events: SubmissionEvents) {
  const toast = useToast();
  const [phase, setPhase] = useState<SubmissionPhase>({ kind: 'writing' });
  // A second press comes before React has drawn the first.
  const busy = useRef(false);

  // Back from the page after it, as it was left: what is shown then is told by the outbox and the link.
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

  /** Answers what the server said where it refused. `save` brings what is not yet on the device there. */
  const submit = async (
    answers: QuestionnaireDraft,
    save: () => Promise<void>,
  ): Promise<AppErrorDetails | undefined> => {
    if (busy.current) return undefined;
    if (bookingKey === null) {
      toast(bookingMissing);
      return undefined;
    }
    busy.current = true;
    setPhase({ kind: 'submitting' });
    try {
      await save();
      const outcome = await submitThroughOutbox({
        callName: 'submitQuestionnaire',
        formType: 'questionnaire',
        data: { ...questionnaireAnswersSchema.cast(answers), booking_id: bookingKey },
        entryId: entryIdOf(bookingKey),
      });
      if (outcome.state === 'sent') {
        const { firstVersionKept } = outcome;
        setPhase({ kind: 'sent', ...(firstVersionKept && { firstVersionKept }) });
        // An edit that came too late has to be read before the page goes on.
        if (!firstVersionKept) events.onSent();
        return undefined;
      }
      if (outcome.state === 'waiting') {
        setPhase({ kind: 'writing' });
        return undefined;
      }
      refuse(outcome.details);
      return outcome.details;
    } catch {
      refuse(undefined);
      return undefined;
    } finally {
      busy.current = false;
    }
  };

  return { phase, submit };
}
