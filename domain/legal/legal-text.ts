export const paperTypes = ['agreement', 'media_release'] as const;
/** The papers that a client signs; the values are generate-legal-pdf's. */
export type PaperType = (typeof paperTypes)[number];

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** One version of a text that clients sign. A version is never edited: a change is a new version. */
export interface LegalText {
  readonly type: PaperType;
  /** `YYYY-MM-DD`, the day from which it is offered. */
  readonly version: string;
  readonly title: string;
  readonly introduction: readonly string[];
  readonly sections: readonly LegalSection[];
}

/** The text as it is hashed: every word that the signer saw, in order, one paragraph a line. */
export function canonicalLegalText({ type, version, title, introduction, sections }: LegalText): string {
  return [
    `${type} ${version}`,
    title,
    ...introduction,
    ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ].join('\n');
}
