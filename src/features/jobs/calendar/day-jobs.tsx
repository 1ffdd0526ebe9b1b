import { arrivalTime } from '@domain/appointment/arrival';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { unsignedFirst } from '@domain/job/unsigned-soon';
import { InspectorMark } from '@/shared/inspector/inspector-mark';
import { PhoneLink } from '@/ui/contact-links';
import { useNow } from '@/ui/use-now';
import { RowButton } from '@/ui/row-button';
import { JobBadges } from '../job-badges';
import { canBeScheduled } from '../schedule/can-be-scheduled';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr)',
    gap: '4px 12px',
    padding: '14px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

interface DayJobsProps {
  readonly heading: string;
  readonly jobs: readonly Job[];
  /** Shown where there are no jobs; empty while they load. */
  readonly empty: string;
  readonly onReschedule: (job: Job) => void;
}

/** The jobs of one day, by time; those whose forms are missing shortly before the appointment come first. */
export function DayJobs({ heading, jobs, empty, onReschedule }: DayJobsProps) {
  const now = new Date(useNow());
  return (
    <section aria-label={heading}>
      <Typography variant="h6" component="h3" aria-live="polite" sx={{ marginBlockEnd: 1 }}>
        {heading}
      </Typography>
      {jobs.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <List>
          {unsignedFirst(jobs, business.timeZone, now).map((job) => (
            <li key={job.id}>
              <time dateTime={`${job.scheduled_date}T${job.scheduled_time}`}>
                {arrivalTime(job) || 'No time'}
              </time>
              <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
                <div>
                  <strong dir="auto">{job.customer.name || 'No name'}</strong>
                  <div>{job.service_type}</div>
                  <div dir="auto">{job.customer.address}</div>
                  {job.customer.phone && <PhoneLink phone={job.customer.phone} />}
                </div>
                <InspectorMark uid={job.inspector_id} />
                <JobBadges job={job} />
                {canBeScheduled(job) && (
                  <RowButton label="Reschedule" of={job.customer.name} onClick={() => onReschedule(job)} />
                )}
              </Box>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
