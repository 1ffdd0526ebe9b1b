import type { ConsentLabels } from './consent-labels';

export const signingTypes = ['agreement', 'media_release'] as const;
/** The documents that a client signs; the values are those of generate-legal-pdf. */
export type SigningType = (typeof signingTypes)[number];

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** One version of a text that clients sign. A version is never edited: a change is a new version. */
export interface LegalText {
  readonly type: SigningType;
  /** `YYYY-MM-DD`, the first day on which it is offered. */
  readonly version: string;
  readonly title: string;
  readonly introduction: readonly string[];
  readonly sections: readonly LegalSection[];
  /** What its boxes say. Versions from before it was part of them have none: read it with `labelsOf`. */
  readonly labels?: ConsentLabels;
}

/** The text that is hashed: every word shown to the signer, in order, one paragraph per line. */
export function canonicalLegalText({
  type,
  version,
  title,
  introduction,
  sections,
  labels = {},
}: LegalText): string {
  return [
    `${type} ${version}`,
    title,
    ...introduction,
    ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...Object.entries(labels).map(([field, label]) => `${field}: ${label}`),
  ].join('\n');
}
