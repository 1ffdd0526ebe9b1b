import type { ClosedLinkState } from '@domain/access/client-forms';
import {
  questionnaireAnswersSchema,
  type QuestionnaireDraft,
} from '@domain/questionnaire/questionnaire-answers';
import { useCallback, useState, type ReactNode } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { isUnsent } from '@/offline/outbox-entry';
import { removeEntry } from '@/offline/outbox-store';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { useEntry } from '@/offline/use-entry';
import { useKeepTyped } from '@/offline/use-keep-typed';
import { CallUs } from '@/ui/call-us';
import { viewOf, type QuestionnaireLink } from './page-view';
import { StoredAnswers } from './stored-answers';
import { SavedAnswers } from './late-saved-answers';
import { SentPage } from './sent-page';
import { useAdoptedDraft } from './use-adopted-draft';
import { useSubmission } from './use-submission';
import { WaitingPage } from './waiting-page';
import { Wizard, type ChangeStep } from './wizard';

interface QuestionnairePageProps {
  readonly linkKey: string;
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
  /** The state of all three forms, shown where the questionnaire begins. */
  readonly forms: ReactNode;
}

/** The questionnaire of one link in any state: being written, waiting, sent, or closed. */
export function QuestionnairePage(props: QuestionnairePageProps) {
  const { linkKey, link, onOutdated, step, onStep, nextAddress, onLeave, loading, closed } = props;
  const id = questionnaireEntryId(linkKey);
  const entry = useEntry(id);
  const job = link.state === 'open' ? link.booking : null;
  const about = job && `${job.client_name}\n${job.property_address}`;
  const adopted = useAdoptedDraft(linkKey, about);
  const leave = () => onLeave(nextAddress);
  // If the device can't remove them, they stay visible.
  const discard = () => void removeEntry(id).catch(reportedAs('answers not discarded', undefined));
  const { phase, submit } = useSubmission(linkKey, { onSent: leave, onOutdated });
  const [begun, setBegun] = useState(false);
  if (!begun && (link.state === 'open' || link.state === 'unreachable')) setBegun(true);
  const [changing, setChanging] = useState(false);
  // The step of the saved answers; the address has that of the wizard.
  const [savedStep, setSavedStep] = useState<number | null>(null);
  const reportTyped = useKeepTyped(entry);
  const onWrite = useCallback(
    (answers: QuestionnaireDraft | null) =>
      reportTyped(answers && { ...questionnaireAnswersSchema.cast(answers), booking_id: linkKey }),
    [reportTyped, linkKey],
  );

  const view = viewOf({ link, entry, phase, adopted, begun, changing });
  switch (view.kind) {
    case 'loading':
      return loading;
    case 'waiting':
      return <WaitingPage entry={view.entry} onChange={() => setChanging(true)} />;
    case 'sent':
      return <SentPage nextAddress={nextAddress} missed={view.missed} onRead={discard} />;
    case 'already-submitted':
      return (
        <>
          {view.unused && (
            <StoredAnswers
              title="This questionnaire was already submitted"
              answers={view.unused}
              onDiscard={discard}
            >
              Another device sent it first, and we’re using those answers, shown below. The ones on this
              device weren’t sent. To change something, <CallUs>call us</CallUs>.
            </StoredAnswers>
          )}
          <SavedAnswers
            {...{ linkKey, loading, closed }}
            step={savedStep}
            onStep={setSavedStep}
            caption={job?.property_address}
            onClose={leave}
            onFillIn={onOutdated}
          />
        </>
      );
    case 'closed':
      return (
        <>
          {closed(view.reason)}
          {view.unused && (
            <StoredAnswers title="Your answers are still here" answers={view.unused} onDiscard={discard}>
              When you open a new link on this device, they’ll be filled in again.
            </StoredAnswers>
          )}
        </>
      );
    case 'form':
      return (
        <Wizard
          {...{ linkKey, about, step, onStep }}
          stored={view.stored}
          caption={job ? `${job.client_name}, ${job.property_address}` : undefined}
          forms={props.forms}
          submitting={view.submitting}
          refused={entry?.state === 'needs-attention'}
          waiting={entry && isUnsent(entry) ? (entry.reason ?? 'no-answer') : null}
          edited={entry?.typed !== undefined}
          onWrite={onWrite}
          obstacle={
            link.state === 'closed' ? props.closedSentence(link.reason) : view.linkRefusal?.userMessage
          }
          onSubmit={submit}
        />
      );
  }
}
