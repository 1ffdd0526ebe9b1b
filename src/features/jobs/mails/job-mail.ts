import { collections } from '@domain/firestore/paths';
import { mailKinds, mailStates, type MailKind, type MailState } from '@domain/mail/mail-state';
import type { ListQuery } from '@/firebase/lists/list-query';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

/** An email as the office sees it. Neither its address nor its text is stored. */
export interface JobMail {
  readonly id: string;
  /** null for a kind that this version doesn't have. */
  readonly kind: MailKind | null;
  readonly state: MailState;
  /** ISO 8601, like the other two. */
  readonly created_at: string;
  readonly sent_at: string;
  readonly next_attempt_at: string;
  /** Why the last attempt failed, as a code; '' for none. */
  readonly last_error: string;
}

export function decodeMail(id: string, document: PlainDocument): JobMail {
  return {
    id,
    kind: mailKinds.find((kind) => kind === document.kind) ?? null,
    state: readField.oneOf(document, 'state', mailStates, 'PENDING'),
    created_at: readField.text(document, 'created_at'),
    sent_at: readField.text(document, 'sent_at'),
    next_attempt_at: readField.text(document, 'next_attempt_at'),
    last_error: readField.text(document, 'last_error'),
  };
}

/**
 * The emails about a job and its report, newest first. Signed documents have the job's id, so their emails are
 * included.
 */
export function mailsOfJob(bookingId: string, reportId: string | null): ListQuery<JobMail> {
  return {
    collection: collections.mail,
    where:
      reportId === null ? [['subject.id', '==', bookingId]] : [['subject.id', 'in', [bookingId, reportId]]],
    orderBy: ['created_at', 'desc'],
    pageSize: 8,
    decode: decodeMail,
  };
}
