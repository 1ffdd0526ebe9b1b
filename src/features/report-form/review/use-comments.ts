import { useState } from 'react';
import { hasFields, isListOf, isText } from '@domain/json/guards';
import type { ReviewComment } from '@domain/report/review';
import { isAbout, type CommentedField } from '@domain/report/review-fields';
import { storedJson } from '@/offline/stored-json';

export interface Comments {
  /** Those with text, to be sent. */
  readonly written: readonly ReviewComment[];
  /** The comment on a field; undefined where none was begun. */
  readonly on: (field: CommentedField) => string | undefined;
  /** Null removes it. */
  readonly write: (field: CommentedField, text: string | null) => void;
  /** Removes all of them from the device. */
  readonly clear: () => void;
}

const isComments = isListOf(hasFields<ReviewComment>({ findingId: isText, field: isText, text: isText }));

/** The comments that a reviewer is writing, stored on the device under `key` until they are sent. */
export function useComments(key: string): Comments {
  const stored = storedJson('device', `review ${key}`, isComments);
  const [comments, setComments] = useState<readonly ReviewComment[]>(() => stored.read() ?? []);
  const change = (next: readonly ReviewComment[]) => {
    setComments(next);
    stored.write(next.length === 0 ? null : next);
  };
  return {
    written: comments.filter(({ text }) => text.trim() !== ''),
    on: ({ field, findingId }) => comments.find((comment) => isAbout(comment, field, findingId))?.text,
    write({ field, findingId }, text) {
      const others = comments.filter((comment) => !isAbout(comment, field, findingId));
      change(text === null ? others : [...others, { findingId, field, text }]);
    },
    clear: () => change([]),
  };
}
