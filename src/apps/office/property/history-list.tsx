import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { customerAddress } from '@domain/office/customer-address';
import { foundAddress } from '@domain/office/list-view';
import { reportNumber } from '@domain/report/report-number';
import { isCalendarDate, mediumDate } from '@domain/time/calendar-date';
import { JobBadges } from '@/features/jobs/job-badges';
import type { ReportRow } from '@/features/report-actions/report-row';
import { SkipButton } from '@/features/reminders/skip-button';
import { StatusBadge } from '@/ui/status-badge';
import { jobTitle } from '../customer/job-title';
import { foundReportAddress } from '../report/report-address';
import { FilmLinks } from './film-links';
import type { HistoryEntry } from './property-history';

const Entries = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > li': {
    display: 'grid',
    gap: 4,
    justifyItems: 'start',
    paddingBlock: 14,
    paddingInlineStart: 20,
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
    position: 'relative',
  },
  // A joint of the pipe for each inspection.
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -6,
    insetBlockStart: 21,
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: theme.vars.palette.secondary.main,
  },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .of': { display: 'grid', gap: 2, paddingBlockStart: 2 },
}));

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** The property's, to show where an inspection's is spelled differently. */
  readonly address: string;
}

/** What was done at a property, each inspection with links to its job, client, reports and films. */
export function HistoryList({ entries, address }: HistoryListProps) {
  return (
    <Entries>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.job ? (
            <>
              <MuiLink component={Link} to={foundAddress('jobs', entry.job.id)}>
                {jobTitle(entry.job)}
              </MuiLink>
              <JobBadges job={entry.job} />
              <Client id={entry.job.customer_id} name={entry.job.customer.name} />
              <Spelling own={entry.job.customer.address} address={address} />
            </>
          ) : (
            entry.reports.map(({ id, customerId, clientName, address: own, bookingId }) => (
              <div key={id} className="of">
                <span>{`${dateOf(entry.date)}, ${bookingId === null ? 'inspection without a job' : 'an earlier job'}`}</span>
                <Client id={customerId} name={clientName} />
                <Spelling own={own} address={address} />
              </div>
            ))
          )}
          {(entry.reports.length > 0 || entry.films.length > 0) && (
            <div className="of">
              {entry.reports.map((report) => (
                <ReportLink key={report.id} report={report} />
              ))}
              <FilmLinks films={entry.films} />
            </div>
          )}
        </li>
      ))}
    </Entries>
  );
}

const dateOf = (date: string) => (isCalendarDate(date) ? mediumDate(date) : 'No date');

function Client({ id, name }: { readonly id: string | null; readonly name: string }) {
  const shown = name || 'No name';
  return (
    <small dir="auto">
      {id ? (
        <MuiLink component={Link} to={customerAddress(id)} color="inherit">
          {shown}
        </MuiLink>
      ) : (
        shown
      )}
    </small>
  );
}

function Spelling({ own, address }: { readonly own: string; readonly address: string }) {
  return own === address ? null : <small dir="auto">{own}</small>;
}

function ReportLink({ report }: { readonly report: ReportRow }) {
  const { id, reportDate, version, sentAt, clientName, reminder } = report;
  const facts = [reportNumber(id), dateOf(reportDate), ...(version > 1 ? [`version ${version}`] : [])];
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
      <MuiLink component={Link} to={foundReportAddress(id)}>
        {`Report ${facts.join(', ')}`}
      </MuiLink>
      {sentAt === null && <StatusBadge tone="pending">Not sent</StatusBadge>}
      {(reminder?.state === 'waiting' || reminder?.state === 'skipped') && (
        <>
          <small>
            {`Reminder ${dateOf(reminder.due_on)}${reminder.state === 'skipped' ? ', skipped' : ''}`}
          </small>
          <SkipButton report={{ id, clientName, reminder }} />
        </>
      )}
    </div>
  );
}
