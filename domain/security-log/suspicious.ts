/** Words typical of people trying out a form, or of bots. */
export const suspiciousWords = ['test', 'spam', 'lorem', 'ipsum', 'asdf', 'qwerty'] as const;
export type SuspiciousWord = (typeof suspiciousWords)[number];

/** The fields of a submission that are searched for them. */
export const examinedFields = ['name', 'client_name', 'email', 'message', 'special_instructions'] as const;
export type ExaminedField = (typeof examinedFields)[number];

export interface Suspicion {
  readonly field: ExaminedField;
  readonly word: SuspiciousWord;
}

/** Each suspicious word in a submission, in any case and inside other words, with its field. */
export function suspicionsOf(submitted: Readonly<Record<string, unknown>>): readonly Suspicion[] {
  return examinedFields.flatMap((field) => {
    const value = submitted[field];
    const text = typeof value === 'string' ? value.toLowerCase() : '';
    return suspiciousWords.filter((word) => text.includes(word)).map((word) => ({ field, word }));
  });
}
