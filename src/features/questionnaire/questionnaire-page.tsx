import type { ClientBooking, ClosedLinkState } from '@domain/access/client-forms';
import { hasAnswers } from '@domain/questionnaire/empty-answers';
import { useState, type ReactNode } from 'react';
import { isUnsent } from '@/offline/outbox-entry';
import { removeEntry } from '@/offline/outbox-store';
import { useEntry } from '@/offline/use-entry';
import type { LinkView } from '@/offline/use-link';
import { KeptAnswers } from './kept-answers';
import { SavedAnswers } from './saved-answers';
import { SentPage } from './sent-page';
import { entryIdOf, isOpenDraft, readStored } from './stored-draft';
import { useAdoptedDraft } from './use-adopted-draft';
import { isLinkRefusal, useSubmission } from './use-submission';
import { WaitingPage } from './waiting-page';
import { Wizard, type ChangeStep } from './wizard';

/** What is known of the client's link. */
type QuestionnaireLink = LinkView<{ readonly state: 'open'; readonly booking: ClientBooking }>;

interface QuestionnairePageProps {
  readonly bookingKey: string;
  readonly link: QuestionnaireLink;
  /** Asks the server anew what the link is good for. */
  readonly onOutdated: () => void;
  /** The step of the address; `null` if it names none. */
  readonly step: number | null;
  readonly onStep: ChangeStep;
  /** Where it says what happens next. */
  readonly nextAddress: string;
  readonly onLeave: (address: string) => void;
  readonly loading: ReactNode;
  readonly closed: (reason: ClosedLinkState) => ReactNode;
  readonly closedSentence: (reason: ClosedLinkState) => string;
}

/** The questionnaire of one link, in whatever state it is: being written, on its way, sent, or closed. */
export function QuestionnairePage(props: QuestionnairePageProps) {
  const { bookingKey, link, onOutdated, step, onStep, nextAddress, onLeave, loading, closed } = props;
  const id = entryIdOf(bookingKey);
  const entry = useEntry(id);
  const booking = link.state === 'open' ? link.booking : null;
  const about = booking && `${booking.client_name}\n${booking.property_address}`;
  const adopted = useAdoptedDraft(bookingKey, about);
  const leave = () => onLeave(nextAddress);
  // A device that refuses keeps showing them.
  const discard = () => void removeEntry(id).catch(() => undefined);
  const { phase, submit } = useSubmission(bookingKey, { onSent: leave, onOutdated });
  // Once the questions are shown they stay, also when the link is closed meanwhile.
  const [begun, setBegun] = useState(false);

  const draft = entry && isOpenDraft(entry) ? readStored(entry.data) : null;
  const answered = draft !== null && hasAnswers(draft.answers);
  const busy = phase.kind === 'submitting' || (phase.kind === 'sent' && !phase.firstVersionKept);
  const refusal = (phase.kind === 'writing' ? phase.refusal : undefined) ?? entry?.refusal;
  const handled = refusal?.code === 'already-handled' || (booking?.questionnaire ?? null) !== null;
  const waits = link.state === 'loading' && !answered && !begun;
  const shut = link.state === 'closed' && !begun;
  const begins = link.state === 'open' || link.state === 'unreachable';
  if (begins && !begun) setBegun(true);

  if (entry === undefined || (entry === null && !adopted)) return loading;
  // What is read of the entry may be a moment older than the answer that this page has got.
  const answeredNow = busy || (phase.kind === 'writing' && phase.refusal !== undefined);
  if (entry && isUnsent(entry) && !answeredNow) return <WaitingPage entry={entry} />;
  if (phase.kind === 'sent' && phase.firstVersionKept) {
    return <SentPage nextAddress={nextAddress} firstVersionKept />;
  }
  if (handled && !busy) {
    return (
      <>
        {answered && (
          <KeptAnswers
            title="This questionnaire was already submitted"
            answers={draft.answers}
            onDiscard={discard}
          >
            Another device sent it first, and those answers stand: they are below. The ones on this device
            were not sent. To change something, call us.
          </KeptAnswers>
        )}
        <SavedAnswers
          {...{ bookingKey, step, onStep, loading, closed }}
          caption={booking?.property_address}
          onClose={leave}
          onFillIn={onOutdated}
        />
      </>
    );
  }
  if (entry?.state === 'sent' && !busy) return <SentPage nextAddress={nextAddress} />;
  if (waits) return loading;
  if (shut) {
    return (
      <>
        {closed(link.reason)}
        {answered && (
          <KeptAnswers title="Your answers are still here" answers={draft.answers} onDiscard={discard}>
            When you open a new link on this device, they are filled in again.
          </KeptAnswers>
        )}
      </>
    );
  }
  return (
    <Wizard
      {...{ bookingKey, about, step, onStep }}
      stored={draft ?? readStored(null)}
      caption={booking?.property_address}
      submitting={busy}
      refused={entry?.state === 'needs-attention'}
      obstacle={obstacleOf()}
      onSubmit={submit}
    />
  );

  function obstacleOf(): string | undefined {
    if (link.state === 'closed') return props.closedSentence(link.reason);
    return refusal && isLinkRefusal(refusal) ? refusal.userMessage : undefined;
  }
}
