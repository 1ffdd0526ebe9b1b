import type { Mail } from '@domain/mail/mail';
import { mailRecord } from '@domain/mail/mail-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import type { CountedList } from '@/firebase/lists/use-list-count';

/**
 * The emails and text messages delayed because the day's allowance for their mailbox or phone is used up, latest first.
 * Once one is sent it has no `delayed_at`.
 */
export const delayedMails: ListQuery<Mail> = {
  ...rowsOf(mailRecord),
  where: [['delayed_at', '>=', new Date(0)]],
  orderBy: ['delayed_at', 'desc'],
  pageSize: 15,
};

export const countedDelayed: CountedList<Mail> = {
  page: delayedMails,
  newest: { ...delayedMails, pageSize: 1 },
};
