import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { arrivalTime } from '@domain/appointment/arrival';
import { shownNote } from '@domain/job/access-codes';
import { endingLabels } from '@domain/job/ending-words';
import type { Job } from '@domain/job/job';
import { reviewWords, type ReportReview } from '@domain/report/review';
import { dollars } from '@domain/text/dollars';
import { DeadlineBadge } from '@/shared/job/deadline-badge';
import { FormsBadge } from '@/shared/job/forms-badge';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { StatusBadge } from '@/ui/status-badge';
import { AccessWarnings } from '../access-warnings';
import type { JobControls } from '../actions/job-action';
import { JobButton, PassingButton } from '../actions/job-button';
import { jobStatusWords } from '../job-words';
import { useDeviceStep } from '../steps/device-steps';
import { visitFlags } from '../visit-flags';
import { reviewTones, withReview } from './reviewed-report';
import { offeredAtVisit } from './visit-actions';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
}));

interface VisitCardProps {
  readonly job: Job;
  /** What was submitted for it. */
  readonly review: ReportReview | undefined;
  readonly controls: JobControls;
}

/** One visit of an inspector: when and where, who, what to know before, and the next step. */
export function VisitCard({ job, review, controls }: VisitCardProps) {
  const onDevice = useDeviceStep(job);
  const { customer } = job;
  const over = job.status === 'completed' || job.status === 'cancelled';
  return (
    <Card aria-label={`${arrivalTime(job)}, ${customer.name}`}>
      <div>
        <Typography variant="h5" component="h3">
          {arrivalTime(job) || 'No time'}
        </Typography>
        <Typography dir="auto" sx={{ fontWeight: 600 }}>
          {customer.name || 'No name'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{job.service_type}</Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <StatusBadge tone={job.status}>
          {job.ending ? endingLabels[job.ending] : jobStatusWords[job.status]}
        </StatusBadge>
        {!job.report_created && <DeadlineBadge job={job} />}
        {onDevice.step && (
          <StatusBadge tone="pending">
            <Icon name="cloud-off" size={14} />
            Not sent yet
          </StatusBadge>
        )}
        {!over && <FormsBadge status={job.forms_status} />}
        {review && <StatusBadge tone={reviewTones[review.state]}>{reviewWords(review)}</StatusBadge>}
        {job.report_created && <StatusBadge tone="completed">Report created</StatusBadge>}
      </Box>
      <AccessWarnings flags={visitFlags(job)} />
      <Facts
        facts={[
          {
            name: 'Address',
            value: customer.address && (
              <Link
                href={`https://maps.google.com/?q=${encodeURIComponent(customer.address)}`}
                target="_blank"
                rel="noopener noreferrer"
                dir="auto"
              >
                {customer.address}
              </Link>
            ),
          },
          { name: 'Phone', value: customer.phone && <PhoneLink phone={customer.phone} /> },
          { name: 'Email', value: customer.email && <EmailLink email={customer.email} /> },
          { name: 'Note', value: shownNote(job) },
          {
            name: 'Due',
            value: job.total_price > 0 && job.status !== 'cancelled' && dollars(job.total_price),
          },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {offeredAtVisit(job, onDevice).map((action) => {
          const shared = { action: withReview(action, review), job, controls };
          if (!action.passing) return <JobButton key={action.id} {...shared} />;
          const { of, until } = action.passing(job, onDevice);
          return <PassingButton key={`${action.id} ${of}`} {...shared} until={until} />;
        })}
      </Box>
    </Card>
  );
}
