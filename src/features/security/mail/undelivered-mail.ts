import type { Mail } from '@domain/mail/mail';
import { mailRecord } from '@domain/mail/mail-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import type { CountedList } from '@/firebase/lists/use-list-count';

/** The undelivered emails and text messages, latest first. Emails that were not needed have no `gave_up_at`. */
export const undeliveredMails: ListQuery<Mail> = {
  ...rowsOf(mailRecord),
  where: [['gave_up_at', '>=', new Date(0)]],
  orderBy: ['gave_up_at', 'desc'],
  pageSize: 15,
};

export const countedMails: CountedList<Mail> = {
  page: undeliveredMails,
  newest: { ...undeliveredMails, pageSize: 1 },
};
