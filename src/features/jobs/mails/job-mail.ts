import type { Mail } from '@domain/mail/mail';
import { mailRecord } from '@domain/mail/mail-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/**
 * The emails about a job and its report, newest first. Signed documents have the job's id, so their emails are
 * included.
 */
export function mailsOfJob(bookingId: string, reportId: string | null): ListQuery<Mail> {
  return {
    ...rowsOf(mailRecord),
    where:
      reportId === null ? [['subject.id', '==', bookingId]] : [['subject.id', 'in', [bookingId, reportId]]],
    orderBy: ['created_at', 'desc'],
    pageSize: 8,
  };
}
