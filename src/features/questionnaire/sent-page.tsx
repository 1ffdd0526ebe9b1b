import type { MissedEdit } from '@/offline/outbox-entry';
import { ButtonLink } from '@/ui/button-link';
import { CoreIcon } from '@/ui/core-icon';
import { MessagePage } from '@/ui/message-page';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import type { QuestionnaireField } from '@domain/questionnaire/questionnaire-answers';
import { questionnaireSteps } from '@domain/questionnaire/steps';
import { changedFields } from '@/offline/changed-fields';
import { MissedChange } from '@/shared/unsent/missed-change';
import { answerInWords, questionWords } from './question-words';

const labels = Object.fromEntries(
  questionnaireSteps.flatMap(({ fields }) => fields).map((field) => [field, questionWords[field].label]),
);

function inWords(name: string, value: string): string {
  const field = name as QuestionnaireField;
  return answerInWords(field, { ...emptyAnswers, [field]: value });
}

/** Lists the answers of which the office has an earlier version. */
function MissedAnswers({ missed }: { readonly missed: MissedEdit }) {
  return <MissedChange thing="answers" missed={missed} changes={changedFields(missed, labels, inWords)} />;
}

interface SentPageProps {
  /** Address of the page with the next steps. */
  readonly nextAddress: string;
  /** The last edit, if the server doesn't have it. */
  readonly missed?: MissedEdit | undefined;
  /** Called once the missed edit was read. */
  readonly onRead: () => void;
}

/** Shown when a waiting questionnaire has been sent. */
export function SentPage({ nextAddress, missed, onRead }: SentPageProps) {
  const page = useFocusedHeading();
  return (
    <div ref={page}>
      <MessagePage
        icon="check"
        tone="done"
        title="Sent. We have your answers."
        actions={<ButtonLink href={nextAddress}>See what happens next</ButtonLink>}
      >
        {missed ? (
          <Notice tone="error">
            <CoreIcon name="alert" />
            <div>
              <MissedAnswers missed={missed} />
              <PlainButton type="button" look="quiet" style={{ marginTop: 12 }} onClick={onRead}>
                OK, I’ve read it
              </PlainButton>
            </div>
          </Notice>
        ) : (
          <p>There’s nothing more to do for this questionnaire.</p>
        )}
      </MessagePage>
    </div>
  );
}
