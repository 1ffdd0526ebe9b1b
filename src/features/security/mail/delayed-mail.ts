import { collections } from '@domain/firestore/paths';
import { mailKinds } from '@domain/mail/mail-state';
import type { ListQuery } from '@/firebase/lists/list-query';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';
import type { CountedList } from '@/firebase/lists/use-list-count';
import { readRecord } from '../read-record';
import type { UndeliveredMail } from './undelivered-mail';

/** An email delayed because public forms have used up the day's allowance of emails to its recipient. */
export type DelayedMail = Pick<UndeliveredMail, 'id' | 'kind' | 'subject'> & {
  /** ISO 8601, like `next_attempt_at`. */
  readonly delayed_at: string;
  /** When it is sent automatically. */
  readonly next_attempt_at: string;
};

function decodeDelayed(id: string, document: PlainDocument): DelayedMail {
  return {
    id,
    kind: mailKinds.find((kind) => kind === document.kind) ?? null,
    subject: readRecord(document, 'subject'),
    delayed_at: readField.text(document, 'delayed_at'),
    next_attempt_at: readField.text(document, 'next_attempt_at'),
  };
}

/** The delayed emails, latest first. Once an email is sent it has no `delayed_at`. */
export const delayedMails: ListQuery<DelayedMail> = {
  collection: collections.mail,
  where: [['delayed_at', '>=', new Date(0)]],
  orderBy: ['delayed_at', 'desc'],
  pageSize: 15,
  decode: decodeDelayed,
};

export const countedDelayed: CountedList<DelayedMail> = {
  page: delayedMails,
  newest: { ...delayedMails, pageSize: 1 },
  counts: () => true,
};
