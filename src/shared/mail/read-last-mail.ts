import { lastMailStates, type LastMail } from '@domain/mail/requested-mail';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

/** The state of a record's last email; null where none is recorded. */
export function readLastMail(document: PlainDocument, field: 'report_mail' | 'forms_mail'): LastMail | null {
  const mail = readField.map(document, field);
  if (Object.keys(mail).length === 0) return null;
  return {
    mail_id: readField.text(mail, 'mail_id'),
    state: readField.oneOf(mail, 'state', lastMailStates, 'waiting'),
    at: readField.text(mail, 'at'),
  };
}
