import { object, type SchemaDescription } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, numeric, oneOf, text } from '../firestore/stored-fields';
import { questionnaireFields } from './empty-answers';
import { storedName, type Questionnaire } from './questionnaire';
import { questionnaireAnswersSchema, type QuestionnaireField } from './questionnaire-answers';

/**
 * An answer as stored, as the form describes it: one of its choices, or any text, because limits change. An answer that
 * the form doesn't require is empty in questionnaires from before it was asked.
 */
function storedAnswer(field: QuestionnaireField) {
  if (field === 'yearBuilt') return numeric();
  const { oneOf: choices, default: unasked } = questionnaireAnswersSchema.fields[
    field
  ].describe() as SchemaDescription;
  const answer = choices.length > 0 ? oneOf(choices as readonly string[]) : text();
  return unasked === '' ? answer.default('') : answer;
}

const answers = Object.fromEntries(
  questionnaireFields.map((field) => [storedName(field), storedAnswer(field)]),
);

const questionnaire = object({
  ...answers,
  booking_id: text(),
  created_at: instant(),
}) as unknown as Reads<Questionnaire<Instant>>;

export const questionnaireRecord = recordType(collections.sewerScopeQuestionnaires, questionnaire);
