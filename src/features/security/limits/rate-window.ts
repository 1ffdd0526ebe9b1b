import { collections } from '@domain/firestore/paths';
import { isViolation } from '@domain/rate-limit/violation';
import type { ListQuery } from '@/firebase/lists/list-query';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

/** A client's attempts at one form type in one rate window; collection `rate_limits`. */
export interface RateWindow {
  readonly id: string;
  readonly form_type: string;
  /** Pseudonym of the client's network. */
  readonly client_ip: string;
  readonly submission_count: number;
  readonly violation: boolean;
  readonly window_start: string;
  readonly created_at: string;
}

export function decodeRateWindow(id: string, document: PlainDocument): RateWindow {
  const submission_count = readField.number(document, 'submission_count');
  const violation = typeof document.violation === 'boolean' ? document.violation : null;
  return {
    id,
    form_type: readField.text(document, 'form_type'),
    client_ip: readField.text(document, 'client_ip'),
    submission_count,
    violation: isViolation({ submission_count, violation }),
    window_start: readField.text(document, 'window_start'),
    created_at: readField.text(document, 'created_at'),
  };
}

const windows = {
  collection: collections.rateLimits,
  orderBy: ['created_at', 'desc'],
  pageSize: 15,
  decode: decodeRateWindow,
} as const;

export const newestWindows: ListQuery<RateWindow> = { ...windows, where: [] };

/** The newest rate window, watched while the list is not shown. */
export const latestWindow: ListQuery<RateWindow> = { ...newestWindows, pageSize: 1 };

export function violationsSince(since: Date): ListQuery<RateWindow> {
  return {
    ...windows,
    where: [
      ['violation', '==', true],
      ['created_at', '>=', since],
    ],
  };
}
