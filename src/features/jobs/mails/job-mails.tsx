import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useContext, useMemo } from 'react';
import type { Mail } from '@domain/mail/mail';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import type { ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { DetailSection } from '@/ui/detail-section';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { ChosenContext, useChosen } from '@/ui/list-detail/chosen-context';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ShowMore } from '@/ui/list-detail/show-more';
import { reportIdsOf } from '../job-reports';
import { mailsOfJob } from './job-mail';
import { mailCondition, type MailCondition } from './mail-condition';
import { mailKindWords } from './mail-kind-words';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& li': { display: 'flex', gap: 10, paddingBlock: 8 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg': { marginTop: 2, color: theme.vars.palette.text.secondary },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& [data-state="sent"] svg': { color: theme.vars.palette.success.main },
  '& [data-state="undelivered"] :is(svg, small)': { color: theme.vars.palette.error.main },
}));

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const icons: Record<MailCondition['state'], IconName> = {
  waiting: 'clock',
  sent: 'check-circle',
  retrying: 'refresh',
  undelivered: 'alert',
  unneeded: 'info',
};

function MailItem({ mail }: { readonly mail: Mail }) {
  const { state, words } = mailCondition(mail);
  return (
    <li data-state={state}>
      <Icon name={icons[state]} size={18} />
      <div>
        {mail.kind ? mailKindWords[mail.kind] : 'Email'}
        <small>{words}</small>
      </div>
    </li>
  );
}

function Loading() {
  return (
    <div aria-busy="true" aria-label="Emails: loading" role="status">
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </div>
  );
}

interface LiveMailsProps {
  readonly bookingId: string;
  /** Null where the job has none. */
  readonly reportId: string | null;
}

function LiveMails({ bookingId, reportId }: LiveMailsProps) {
  const list = useMemo(() => mailsOfJob(bookingId, reportId), [bookingId, reportId]);
  return <MailList list={list} none="No emails yet. Emails to the client about this job are listed here." />;
}

interface MailListProps {
  /** Use a constant or a memoized value. */
  readonly list: ListQuery<Mail>;
  /** Shown where there are none. */
  readonly none: string;
}

/** Emails with their state, live. */
export function MailList({ list, none }: MailListProps) {
  const mails = useLiveList(list);
  if (mails.state === 'loading') return <Loading />;
  if (mails.rows.length === 0 && mails.damaged.length === 0) {
    return (
      <Note>
        {mails.confirmed
          ? none
          : 'The emails aren’t saved on this device. They’ll appear once you’re connected.'}
      </Note>
    );
  }
  return (
    <>
      <DamagedNote damaged={mails.damaged} />
      <List>
        {mails.rows.map((mail) => (
          <MailItem key={mail.id} mail={mail} />
        ))}
      </List>
      {mails.hasMore && <ShowMore onShow={mails.showMore}>Show earlier emails</ShowMore>}
    </>
  );
}

function LiveMailsWithReport({ bookingId }: Pick<LiveMailsProps, 'bookingId'>) {
  const reports = useLiveList(useMemo(() => reportIdsOf(bookingId), [bookingId]));
  if (reports.state === 'loading') return <Loading />;
  return <LiveMails bookingId={bookingId} reportId={reports.rows[0]?.id ?? null} />;
}

/** Shown until the row is chosen and the emails are read. */
function Unread() {
  return useContext(ChosenContext) ? <Loading /> : <Note>Select the job to see its emails.</Note>;
}

interface JobMailsProps {
  readonly bookingId: string;
  readonly hasReport: boolean;
}

/**
 * The emails about a job and its report with their state, live, newest first. Use the job's id as the React key.
 */
export function JobMails({ bookingId, hasReport }: JobMailsProps) {
  const read = useChosen();
  return (
    <DetailSection title="Emails">
      <ReadBoundary
        fallback={({ retry }) => (
          <>
            <Note role="alert">We couldn’t load the emails.</Note>
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              onClick={retry}
              sx={{ justifySelf: 'start' }}
            >
              Try again
            </Button>
          </>
        )}
      >
        {!read && <Unread />}
        {read && hasReport && <LiveMailsWithReport bookingId={bookingId} />}
        {read && !hasReport && <LiveMails bookingId={bookingId} reportId={null} />}
      </ReadBoundary>
    </DetailSection>
  );
}
