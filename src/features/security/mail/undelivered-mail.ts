import { collections } from '@domain/firestore/paths';
import { mailKinds, type MailKind } from '@domain/mail/mail-state';
import type { ListQuery } from '@/firebase/lists/list-query';
import type { CountedList } from '@/firebase/lists/use-list-count';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';
import { readRecord, type NamedRecord } from '../read-record';

/** An email that was given up. Neither its address nor its text is stored. */
export interface UndeliveredMail {
  readonly id: string;
  /** null for a kind that this version doesn't have. */
  readonly kind: MailKind | null;
  /** The record it is about; null where the document is damaged. */
  readonly subject: NamedRecord | null;
  /** Why the last attempt failed, as a code. */
  readonly last_error: string;
  readonly created_at: string;
  readonly gave_up_at: string;
}

function decodeUndelivered(id: string, document: PlainDocument): UndeliveredMail {
  return {
    id,
    kind: mailKinds.find((kind) => kind === document.kind) ?? null,
    subject: readRecord(document, 'subject'),
    last_error: readField.text(document, 'last_error'),
    created_at: readField.text(document, 'created_at'),
    gave_up_at: readField.text(document, 'gave_up_at'),
  };
}

/** The undelivered emails, latest first. Emails that were not needed have no `gave_up_at`. */
export const undeliveredMails: ListQuery<UndeliveredMail> = {
  collection: collections.mail,
  where: [['gave_up_at', '>=', new Date(0)]],
  orderBy: ['gave_up_at', 'desc'],
  pageSize: 15,
  decode: decodeUndelivered,
};

export const countedMails: CountedList<UndeliveredMail> = {
  page: undeliveredMails,
  newest: { ...undeliveredMails, pageSize: 1 },
  counts: () => true,
};
