import { ValidationError } from 'yup';
import {
  questionnaireAnswersSchema,
  type QuestionnaireDraft,
  type QuestionnaireField,
} from './questionnaire-answers';
import { questionnaireSteps, stepCount, type QuestionnaireStep } from './steps';

/** Field -> its first error. */
export type QuestionnaireErrors = Partial<Record<QuestionnaireField, string>>;

/** The errors that the server would return for these answers; `today` is `YYYY-MM-DD`. */
export function answerErrors(answers: QuestionnaireDraft, today: string): QuestionnaireErrors {
  try {
    questionnaireAnswersSchema.validateSync(answers, { abortEarly: false, context: { today } });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors: QuestionnaireErrors = {};
    for (const { path, message } of error.inner) if (path) errors[path as QuestionnaireField] ??= message;
    return errors;
  }
}

/** The errors of one step's fields. */
export function stepErrors(step: QuestionnaireStep, errors: QuestionnaireErrors): QuestionnaireErrors {
  const own = step.fields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(own);
}

/** Number of the first step with an error; undefined for none. */
export function stepWithError(errors: QuestionnaireErrors): number | undefined {
  return questionnaireSteps.find(({ fields }) => fields.some((field) => errors[field] !== undefined))?.number;
}

/** The furthest step that the answers allow: the first with an error, otherwise the last. */
export function furthestStep(answers: QuestionnaireDraft, today: string): number {
  const errors = answerErrors(answers, today);
  const stop = questionnaireSteps.find(
    ({ gate, fields }) => !gate(answers) || fields.some((field) => errors[field] !== undefined),
  );
  return stop?.number ?? stepCount;
}
