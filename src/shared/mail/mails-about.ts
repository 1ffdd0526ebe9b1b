import type { Mail } from '@domain/mail/mail';
import { mailRecord } from '@domain/mail/mail-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** The most values in one Firestore `in` query. */
const comparedAtOnce = 30;

/** The emails about these records, at least one, newest first; of more than 30 records, about the first ones. */
export function mailsAbout(recordIds: readonly string[]): ListQuery<Mail> {
  return {
    ...rowsOf(mailRecord),
    where: [['subject.id', 'in', recordIds.slice(0, comparedAtOnce)]],
    orderBy: ['created_at', 'desc'],
    pageSize: 8,
  };
}
