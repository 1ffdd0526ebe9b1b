import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { arrivalTime } from '@domain/appointment/arrival';
import { shownNote, withoutCodes } from '@domain/job/access-codes';
import { endingLabels } from '@domain/job/ending-words';
import type { Job } from '@domain/job/job';
import { isJobOver } from '@domain/job/job-status';
import { reviewWords, type ReportReview } from '@domain/report/review';
import { dollars } from '@domain/text/dollars';
import { InspectorMark } from '@/shared/inspector/inspector-mark';
import { DeadlineBadge } from '@/shared/job/deadline-badge';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { StatusBadge } from '@/ui/status-badge';
import { useNow } from '@/ui/use-now';
import { AccessWarnings } from '../access-warnings';
import type { JobAction, JobControls } from '../actions/job-action';
import { JobButton, PassingButton } from '../actions/job-button';
import { jobStatusWords } from '../job-words';
import { useDeviceStep } from '../steps/device-steps';
import { visitFlags } from '../visit-flags';
import { reviewTones, withReview } from '../visits/reviewed-report';
import { AnswersGlance } from './answers-glance';
import { ContactButtons } from './contact-buttons';
import { dayActions } from './day-actions';
import { newArrival, noticeWords, shownNotice } from './shown-notice';
import { unsignedForms } from './unsigned-forms';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
  // For one thumb, also with a glove.
  '& .MuiButton-root': { minHeight: 56, paddingInline: 8, fontSize: '0.9375rem', lineHeight: 1.25 },
  '& .MuiButton-startIcon': { marginInline: '0 6px' },
}));

const Note = styled('blockquote')(({ theme }) => ({
  margin: 0,
  padding: '10px 12px',
  borderRadius: 4,
  background: theme.vars.palette.background.default,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontSize: '0.875rem' },
}));

const NoticeText = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  '& svg': { flex: 'none', marginTop: 2 },
  '&[data-call]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

const buttons = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  '&:empty': { display: 'none' },
} as const;

interface DayCardProps {
  readonly job: Job;
  /** What was submitted for it. */
  readonly review: ReportReview | undefined;
  readonly controls: JobControls;
  /** Whether it is the viewer’s own job, whose notes are theirs. */
  readonly own: boolean;
  /** Whether the cards are of several people, so that each says whose it is. */
  readonly named: boolean;
}

/** One job of the day: when and where, who is there, what to know before, and the next step. */
export function DayCard({ job, review, controls, own, named }: DayCardProps) {
  const onDevice = useDeviceStep(job);
  const now = useNow();
  const { customer } = job;
  const { name } = customer;
  const over = isJobOver(job.status);
  const notice = shownNotice(job, onDevice, now);
  const arrival = newArrival(job, notice);
  const { steps, others, note } = dayActions(job, onDevice);
  const unsigned = over ? [] : unsignedForms(job);
  const text = own && job.own_note ? (over ? withoutCodes(job.own_note.text) : job.own_note.text) : '';
  const button = (action: JobAction) => {
    const shared = { action: withReview(action, review), job, controls };
    if (!action.passing) return <JobButton key={action.id} {...shared} />;
    const { of, until } = action.passing(job, onDevice);
    return <PassingButton key={`${action.id} ${of}`} {...shared} until={until} />;
  };
  return (
    <Card aria-label={`${arrivalTime(job)}, ${name}`}>
      <div>
        <Typography variant="h5" component="h3">
          {arrivalTime(job) || 'No time'}
        </Typography>
        {arrival && <Typography sx={{ fontWeight: 600 }}>Now expected {arrival}</Typography>}
        <Typography dir="auto" sx={{ fontWeight: 600 }}>
          {name || 'No name'}
        </Typography>
        <Typography dir="auto">{customer.address}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{job.service_type}</Typography>
        {named && <InspectorMark uid={job.inspector_id} />}
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
        {review && <StatusBadge tone={reviewTones[review.state]}>{reviewWords(review)}</StatusBadge>}
        {job.report_created && <StatusBadge tone="completed">Report created</StatusBadge>}
      </Box>
      {notice && (
        <NoticeText role="status" data-call={notice.state === 'call' || undefined}>
          <Icon name={notice.state === 'call' ? 'alert' : 'send'} size={18} />
          {noticeWords(notice, name)}
        </NoticeText>
      )}
      <AccessWarnings flags={visitFlags(job)} />
      {job.status !== 'cancelled' && (
        <ContactButtons phone={customer.phone} name={name} address={over ? '' : customer.address} />
      )}
      <Box sx={buttons}>{steps.map(button)}</Box>
      <Facts
        facts={[
          { name: 'Unsigned', value: unsigned.join(', ') },
          {
            name: 'Due at door',
            value: job.total_price > 0 && job.status !== 'cancelled' ? dollars(job.total_price) : '',
          },
          { name: 'Note', value: shownNote(job) },
        ]}
      />
      {!over && <AnswersGlance job={job} />}
      {text !== '' && (
        <Note>
          <strong>Note to self</strong>
          {text}
        </Note>
      )}
      <Box sx={buttons}>{[...others, ...(own ? note : [])].map(button)}</Box>
    </Card>
  );
}
