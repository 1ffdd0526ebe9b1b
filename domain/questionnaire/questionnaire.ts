import { questionnaireFields } from './empty-answers';
import type { QuestionnaireAnswers, QuestionnaireField } from './questionnaire-answers';

/** `yearBuilt` -> `year_built` */
type StoredName<Field extends string> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${StoredName<Rest>}`
  : Field;

/** The name of an answer's stored field. */
export const storedName = (field: QuestionnaireField) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The answers as they are stored: in snake_case, and the year as a number. */
type StoredAnswers = {
  readonly [Field in QuestionnaireField as StoredName<Field>]: Field extends 'yearBuilt'
    ? number
    : QuestionnaireAnswers[Field];
};

/**
 * The stored answers, collection `sewer_scope_questionnaires`, id = the job's id: requirement Q-13. `At`: how a moment
 * is given, ISO 8601 unless stated.
 */
export interface Questionnaire<At = string> extends StoredAnswers {
  readonly booking_id: string;
  readonly created_at: At;
}

/** Answers -> the stored fields. */
export function toQuestionnaire(
  answers: QuestionnaireAnswers,
  bookingId: string,
): Omit<Questionnaire, 'created_at'> {
  const fields = questionnaireFields.map((field) => [
    storedName(field),
    field === 'yearBuilt' ? Number(answers[field]) : answers[field],
  ]);
  return { booking_id: bookingId, ...(Object.fromEntries(fields) as StoredAnswers) };
}

/** The stored fields -> the answers, for the read-only view. */
export function toAnswers(stored: Omit<Questionnaire, 'created_at'>): QuestionnaireAnswers {
  const values: Readonly<Record<string, string | number>> = { ...stored };
  const fields = questionnaireFields.map((field) => {
    const value = values[storedName(field)];
    return [field, field === 'yearBuilt' ? String(value) : value];
  });
  return Object.fromEntries(fields) as QuestionnaireAnswers;
}
