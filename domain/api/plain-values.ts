import { boolean, number } from 'yup';

/**
 * A strict boolean. "true" and 1 are refused, because a consent must be exactly what the page submitted.
 * @param sentence the error shown for any other value.
 */
export const trueOrFalse = (sentence = 'This must be yes or no.') =>
  boolean()
    .transform((_, sent: unknown) => sent)
    .typeError(sentence);

/** A strict number; numeric text is refused. */
export const plainNumber = (sentence: string) =>
  number()
    .transform((_, sent: unknown) => sent)
    .typeError(sentence);
