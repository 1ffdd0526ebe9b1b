/** Words of somebody who tries a form out, or of a robot that fills it in. */
export const suspiciousWords = ['test', 'spam', 'lorem', 'ipsum', 'asdf', 'qwerty'] as const;
export type SuspiciousWord = (typeof suspiciousWords)[number];

/** The fields of a submission that are looked through. */
export const examinedFields = ['name', 'client_name', 'email', 'message', 'special_instructions'] as const;
export type ExaminedField = (typeof examinedFields)[number];

export interface Suspicion {
  readonly field: ExaminedField;
  readonly word: SuspiciousWord;
}

/** Each suspicious word that a submission contains, in any case and inside of other words, with its field. */
export function suspicionsOf(submitted: Readonly<Record<string, unknown>>): readonly Suspicion[] {
  return examinedFields.flatMap((field) => {
    const value = submitted[field];
    const text = typeof value === 'string' ? value.toLowerCase() : '';
    return suspiciousWords.filter((word) => text.includes(word)).map((word) => ({ field, word }));
  });
}
