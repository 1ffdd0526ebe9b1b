import type { ClientJob, ClosedLinkState } from '@domain/access/client-forms';
import { hasAnswers } from '@domain/questionnaire/empty-answers';
import {
  questionnaireAnswersSchema,
  type QuestionnaireDraft,
} from '@domain/questionnaire/questionnaire-answers';
import { useCallback, useState, type ReactNode } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { contentOf, isUnsent } from '@/offline/outbox-entry';
import { removeEntry } from '@/offline/outbox-store';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { useEntry } from '@/offline/use-entry';
import type { LinkView } from '@/shared/access/use-link';
import { useKeepTyped } from '@/offline/use-keep-typed';
import { CallUs } from '@/ui/call-us';
import { StoredAnswers } from './stored-answers';
import { SavedAnswers } from './late-saved-answers';
import { SentPage } from './sent-page';
import { isOpenDraft, readStored } from './stored-draft';
import { useAdoptedDraft } from './use-adopted-draft';
import { isLinkRefusal, useSubmission } from './use-submission';
import { WaitingPage } from './waiting-page';
import { Wizard, type ChangeStep } from './wizard';

/** The state of the client's link. */
type QuestionnaireLink = LinkView<{ readonly state: 'open'; readonly booking: ClientJob }>;

interface QuestionnairePageProps {
  readonly bookingKey: string;
  readonly link: QuestionnaireLink;
  /** Loads the link's state from the server again. */
  readonly onOutdated: () => void;
  /** The step in the address; `null` if there is none. */
  readonly step: number | null;
  readonly onStep: ChangeStep;
  /** The address of the page that says what happens next. */
  readonly nextAddress: string;
  readonly onLeave: (address: string) => void;
  readonly loading: ReactNode;
  readonly closed: (reason: ClosedLinkState) => ReactNode;
  readonly closedSentence: (reason: ClosedLinkState) => string;
}

/** The questionnaire of one link in any state: being written, waiting, sent, or closed. */
export function QuestionnairePage(props: QuestionnairePageProps) {
  const { bookingKey, link, onOutdated, step, onStep, nextAddress, onLeave, loading, closed } = props;
  const id = questionnaireEntryId(bookingKey);
  const entry = useEntry(id);
  const job = link.state === 'open' ? link.booking : null;
  const about = job && `${job.client_name}\n${job.property_address}`;
  const adopted = useAdoptedDraft(bookingKey, about);
  const leave = () => onLeave(nextAddress);
  // If the device can't remove them, they stay visible.
  const discard = () => void removeEntry(id).catch(reportedAs('answers not discarded', undefined));
  const { phase, submit } = useSubmission(bookingKey, { onSent: leave, onOutdated });
  // Once shown, the questions stay, even if the link is closed meanwhile.
  const [begun, setBegun] = useState(false);
  // Whether the person has opened waiting answers in the form.
  const [changing, setChanging] = useState(false);
  // The step of the saved answers; the address has that of the wizard.
  const [savedStep, setSavedStep] = useState<number | null>(null);
  const reportTyped = useKeepTyped(entry);
  const onWrite = useCallback(
    (answers: QuestionnaireDraft | null) =>
      reportTyped(answers && { ...questionnaireAnswersSchema.cast(answers), booking_id: bookingKey }),
    [reportTyped, bookingKey],
  );

  const failed = phase.kind === 'writing' && phase.failed === true;
  const waiting = entry && isUnsent(entry);
  const draft = entry && (isOpenDraft(entry) || waiting) ? readStored(contentOf(entry)) : null;
  const answered = draft !== null && hasAnswers(draft.answers);
  const busy = phase.kind === 'submitting' || (phase.kind === 'sent' && !phase.missed);
  const refusal = (phase.kind === 'writing' ? phase.refusal : undefined) ?? entry?.refusal;
  const handled = refusal?.code === 'already-handled' || (job?.questionnaire ?? null) !== null;
  const waits = link.state === 'loading' && !answered && !begun;
  const shut = link.state === 'closed' && !begun;
  const begins = link.state === 'open' || link.state === 'unreachable';
  if (begins && !begun) setBegun(true);

  if (entry === undefined || (entry === null && !adopted)) return loading;
  // The entry as read may be older than the response that this page has received.
  const answeredNow = busy || (phase.kind === 'writing' && phase.refusal !== undefined);
  if (waiting && !answeredNow && !failed && !changing) {
    return <WaitingPage entry={entry} onChange={() => setChanging(true)} />;
  }
  const missed = entry?.missed ?? (entry === null && phase.kind === 'sent' ? phase.missed : undefined);
  if (missed) return <SentPage {...{ nextAddress, missed }} onRead={discard} />;
  if (handled && !busy) {
    return (
      <>
        {answered && (
          <StoredAnswers
            title="This questionnaire was already submitted"
            answers={draft.answers}
            onDiscard={discard}
          >
            Another device sent it first, and we’re using those answers, shown below. The ones on this device
            weren’t sent. To change something, <CallUs>call us</CallUs>.
          </StoredAnswers>
        )}
        <SavedAnswers
          {...{ bookingKey, loading, closed }}
          step={savedStep}
          onStep={setSavedStep}
          caption={job?.property_address}
          onClose={leave}
          onFillIn={onOutdated}
        />
      </>
    );
  }
  if (entry?.state === 'sent' && !busy) return <SentPage nextAddress={nextAddress} onRead={discard} />;
  if (waits) return loading;
  if (shut) {
    return (
      <>
        {closed(link.reason)}
        {answered && (
          <StoredAnswers title="Your answers are still here" answers={draft.answers} onDiscard={discard}>
            When you open a new link on this device, they’ll be filled in again.
          </StoredAnswers>
        )}
      </>
    );
  }
  return (
    <Wizard
      {...{ bookingKey, about, step, onStep }}
      stored={draft ?? readStored(null)}
      caption={job?.property_address}
      submitting={busy}
      refused={entry?.state === 'needs-attention'}
      waiting={waiting ? (entry.reason ?? 'no-answer') : null}
      edited={entry?.typed !== undefined}
      onWrite={onWrite}
      obstacle={obstacleOf()}
      onSubmit={submit}
    />
  );

  function obstacleOf(): string | undefined {
    if (link.state === 'closed') return props.closedSentence(link.reason);
    return refusal && isLinkRefusal(refusal) ? refusal.userMessage : undefined;
  }
}
