import { ValidationError } from 'yup';
import {
  questionnaireAnswersSchema,
  type QuestionnaireDraft,
  type QuestionnaireField,
} from './questionnaire-answers';
import { questionnaireSteps, stepCount, type QuestionnaireStep } from './steps';

/** Field -> its first sentence. */
export type QuestionnaireErrors = Partial<Record<QuestionnaireField, string>>;

/** What the server would say to these answers; `today` is `YYYY-MM-DD`. */
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

/** The errors of one step's fields alone. */
export function stepErrors(step: QuestionnaireStep, errors: QuestionnaireErrors): QuestionnaireErrors {
  const own = step.fields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(own);
}

/** The number of the first step with an error among its fields, if there is one. */
export function stepWithError(errors: QuestionnaireErrors): number | undefined {
  return questionnaireSteps.find(({ fields }) => fields.some((field) => errors[field] !== undefined))?.number;
}

/** The step up to which the answers lead: the first that does not let on, else the last. */
export function furthestStep(answers: QuestionnaireDraft, today: string): number {
  const errors = answerErrors(answers, today);
  const stop = questionnaireSteps.find(
    ({ gate, fields }) => !gate(answers) || fields.some((field) => errors[field] !== undefined),
  );
  return stop?.number ?? stepCount;
}
