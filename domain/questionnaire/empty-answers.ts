import {
  questionnaireAnswersSchema,
  type QuestionnaireDraft,
  type QuestionnaireField,
} from './questionnaire-answers';

/** Every field of the questionnaire, in the order of its schema. */
export const questionnaireFields = Object.keys(questionnaireAnswersSchema.fields) as QuestionnaireField[];

/** Nothing answered yet. */
export const emptyAnswers = Object.fromEntries(
  questionnaireFields.map((field) => [field, '']),
) as QuestionnaireDraft;

/** Whether anything is answered. */
export function hasAnswers(answers: QuestionnaireDraft): boolean {
  return questionnaireFields.some((field) => answers[field] !== '');
}

/** The answers in something stored, by whatever version: what is missing or no text is empty. */
export function answersIn(stored: unknown): QuestionnaireDraft {
  const record = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return Object.fromEntries(
    questionnaireFields.map((field) => [field, typeof record[field] === 'string' ? record[field] : '']),
  ) as QuestionnaireDraft;
}
