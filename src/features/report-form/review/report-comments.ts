import { createContext, useContext } from 'react';
import type { ReviewComment } from '@domain/report/review';

/** The office's comments on the report in the form; none for a report that wasn't sent back. */
export const ReportCommentsContext = createContext<readonly ReviewComment[]>([]);

/** The number of comments on a finding. */
export function commentsOn(comments: readonly ReviewComment[], findingId: string): number {
  return comments.filter((comment) => comment.findingId === findingId).length;
}

/** The notes at the fields of the report itself, or of one finding. */
export function notesAt(
  comments: readonly ReviewComment[],
  findingId: string,
): Readonly<Partial<Record<string, string>>> {
  const notes: Partial<Record<string, string>> = {};
  for (const { field, text } of comments.filter((comment) => comment.findingId === findingId)) {
    notes[field] = notes[field] === undefined ? `The office: ${text}` : `${notes[field]}\n${text}`;
  }
  return notes;
}

export function useReportComments(): readonly ReviewComment[] {
  return useContext(ReportCommentsContext);
}
