import { useMemo } from 'react';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { MailList, MailsLoading } from '@/shared/mail/mail-list';
import { MailSection } from '@/shared/mail/mail-section';
import { reportIdsOf } from '../job-reports';
import { mailsOfJob } from './job-mail';

interface LiveMailsProps {
  readonly bookingId: string;
  /** Null where the job has none. */
  readonly reportId: string | null;
  readonly call: CallAsAdmin;
}

function LiveMails({ bookingId, reportId, call }: LiveMailsProps) {
  const list = useMemo(() => mailsOfJob(bookingId, reportId), [bookingId, reportId]);
  return (
    <MailList
      list={list}
      call={call}
      none="No emails yet. Emails to the client about this job are listed here."
    />
  );
}

function LiveMailsWithReport({ bookingId, call }: Omit<LiveMailsProps, 'reportId'>) {
  const reports = useLiveList(useMemo(() => reportIdsOf(bookingId), [bookingId]));
  if (reports.state === 'loading') return <MailsLoading />;
  return <LiveMails bookingId={bookingId} reportId={reports.rows[0]?.id ?? null} call={call} />;
}

interface JobMailsProps {
  readonly bookingId: string;
  readonly hasReport: boolean;
  readonly call: CallAsAdmin;
}

/**
 * The emails about a job and its report with their state, live, newest first. Use the job's id as the React key.
 */
export function JobMails({ bookingId, hasReport, call }: JobMailsProps) {
  return (
    <MailSection of="job">
      {hasReport ? (
        <LiveMailsWithReport bookingId={bookingId} call={call} />
      ) : (
        <LiveMails bookingId={bookingId} reportId={null} call={call} />
      )}
    </MailSection>
  );
}
