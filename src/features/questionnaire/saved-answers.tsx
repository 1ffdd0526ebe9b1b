import type { ClosedLinkState } from '@domain/access/client-forms';
import { toAnswers } from '@domain/questionnaire/questionnaire';
import type { ReactNode } from 'react';
import { useConnection } from '@/offline/connectivity';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';
import { QuestionnaireView } from './questionnaire-view';
import { useSavedQuestionnaire } from './use-saved-questionnaire';

interface SavedAnswersProps {
  readonly bookingKey: string;
  readonly step: number | null;
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
  /** Leaves the read-only view for the questionnaire. */
  readonly onFillIn: () => void;
  readonly caption?: string | undefined;
  readonly loading: ReactNode;
  readonly closed: (reason: ClosedLinkState) => ReactNode;
}

/** The read-only view of what the server has for this link. */
export function SavedAnswers(props: SavedAnswersProps) {
  const { bookingKey, step, onStep, onClose, onFillIn, caption, loading, closed } = props;
  const { saved, retry } = useSavedQuestionnaire(bookingKey);
  const { connected } = useConnection();
  switch (saved.state) {
    case 'loading':
      return loading;
    case 'found':
      return (
        <QuestionnaireView
          answers={toAnswers({ booking_id: '', ...saved.questionnaire })}
          submittedAt={saved.questionnaire.created_at}
          {...{ onClose, onStep, caption }}
          step={step ?? 1}
        />
      );
    case 'missing':
      return (
        <MessagePage
          icon="document"
          title="Nothing to show yet"
          actions={
            <PlainButton type="button" onClick={onFillIn}>
              Fill in the questionnaire
            </PlainButton>
          }
        >
          <p>The questionnaire of this booking has not been filled in. It takes about five minutes.</p>
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage
          icon={connected ? 'refresh' : 'cloud-off'}
          title="The answers could not be loaded"
          actions={
            <PlainButton type="button" onClick={retry}>
              Try again
            </PlainButton>
          }
        >
          <p>They are safe with us. They open here as soon as the connection is back.</p>
        </MessagePage>
      );
    default:
      return closed(saved.state);
  }
}
