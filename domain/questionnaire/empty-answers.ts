import { fieldsIn } from '../json/guards';
import {
  questionnaireAnswersSchema,
  type QuestionnaireDraft,
  type QuestionnaireField,
} from './questionnaire-answers';

/** Every field of the questionnaire, in the order of its schema. */
export const questionnaireFields = Object.keys(questionnaireAnswersSchema.fields) as QuestionnaireField[];

/** No answer to any question. */
export const emptyAnswers = Object.fromEntries(questionnaireFields.map((field) => [field, ''])) as Readonly<
  Record<QuestionnaireField, ''>
>;

/** Whether anything is answered. */
export function hasAnswers(answers: QuestionnaireDraft): boolean {
  return questionnaireFields.some((field) => answers[field] !== '');
}

/** The answers in a stored draft of any release: missing or non-text values become empty. */
export function answersIn(stored: unknown): QuestionnaireDraft {
  const record = fieldsIn(stored);
  return Object.fromEntries(
    questionnaireFields.map((field) => [field, typeof record[field] === 'string' ? record[field] : '']),
  ) as QuestionnaireDraft;
}
