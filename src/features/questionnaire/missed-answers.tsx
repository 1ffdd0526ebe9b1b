import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import type { QuestionnaireField } from '@domain/questionnaire/questionnaire-answers';
import { questionnaireSteps } from '@domain/questionnaire/steps';
import { changedFields } from '@/offline/changed-fields';
import type { MissedEdit } from '@/offline/outbox-entry';
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
export function MissedAnswers({ missed }: { readonly missed: MissedEdit }) {
  return <MissedChange thing="answers" missed={missed} changes={changedFields(missed, labels, inWords)} />;
}
