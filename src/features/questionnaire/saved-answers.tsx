import type { ClosedLinkState } from '@domain/access/client-forms';
import { toAnswers } from '@domain/questionnaire/questionnaire';
import type { ReactNode } from 'react';
import { useConnection } from '@/offline/connectivity';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';
import { QuestionnaireView } from './questionnaire-view';
import { useSavedQuestionnaire } from './use-saved-questionnaire';

interface SavedAnswersProps {
  readonly linkKey: string;
  /** The step that is shown; null for all answers on one page. */
  readonly step: number | null;
  readonly onStep: (step: number | null) => void;
  readonly onClose: () => void;
  /** Leaves the read-only view and shows the questionnaire. */
  readonly onFillIn: () => void;
  readonly caption?: string | undefined;
  readonly loading: ReactNode;
  readonly closed: (reason: ClosedLinkState) => ReactNode;
}

/** The answers that the server has for this link, read-only. */
export function SavedAnswers(props: SavedAnswersProps) {
  const { linkKey, step, onStep, onClose, onFillIn, caption, loading, closed } = props;
  const { saved, retry } = useSavedQuestionnaire(linkKey);
  const { offline } = useConnection();
  switch (saved.state) {
    case 'loading':
      return loading;
    case 'found':
      return (
        <QuestionnaireView
          answers={toAnswers({ booking_id: '', ...saved.questionnaire })}
          submittedAt={saved.questionnaire.created_at}
          {...{ onClose, onStep, caption, step }}
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
          <p>The questionnaire for this booking hasn’t been filled in yet. It takes about five minutes.</p>
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage
          icon={offline ? 'cloud-off' : 'refresh'}
          title="We couldn’t load the answers"
          actions={
            <PlainButton type="button" onClick={retry}>
              Try again
            </PlainButton>
          }
        >
          <p>
            They’re safe with us.{' '}
            {offline ? 'They’ll open here once you’re back online.' : 'Please try again in a moment.'}
          </p>
        </MessagePage>
      );
    default:
      return closed(saved.state);
  }
}
