import { expect } from 'vitest';
import type { LegalText } from '@domain/legal/legal-text';
import { oneSpace } from './read-pdf';

/** What a text for signing says, in order. */
export const wordsOf = ({ title, introduction, sections }: LegalText): string[] => [
  title,
  ...introduction,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
];

/** Fails unless every text is found after the previous one. */
export function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(oneSpace(part), from);
    expect(at, part).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}
