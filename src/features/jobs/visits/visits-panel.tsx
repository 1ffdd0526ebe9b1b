import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Job } from '@domain/job/job';
import type { ReportReview } from '@domain/report/review';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { ownReviews } from '@/shared/report/reviews';
import { EmptyState } from '@/ui/empty-state';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ListLoading } from '@/ui/list-detail/list-loading';
import type { JobControls } from '../actions/job-action';
import { FeedSection } from '../calendar/feed-section';
import { dayHeading } from '../day-heading';
import { DeviceStepsContext, withDeviceSteps } from '../steps/device-steps';
import { ownVisits, visitParts } from './own-visits';
import { useVisitControls, type VisitControlsOptions } from './use-visit-controls';
import { offeredAtVisit } from './visit-actions';
import { VisitCard } from './visit-card';

interface VisitsPanelProps extends VisitControlsOptions {
  readonly uid: string;
}

const none: readonly Job[] = [];
const noReviews: readonly ReportReview[] = [];

/** My Jobs: an inspector's visits, live; today's and the coming ones, then those of the last weeks. */
export function VisitsPanel({ uid, ...options }: VisitsPanelProps) {
  const { today, entries } = options;
  const list = useLiveList(useMemo(() => ownVisits(uid, today), [uid, today]));
  const reviews = useLiveList(useMemo(() => ownReviews(uid), [uid]));
  const reviewed = reviews.state === 'ready' ? reviews.rows : noReviews;
  const { steps, controls, dialog } = useVisitControls(options, offeredAtVisit);
  const rows = list.state === 'ready' ? list.rows : none;
  const { coming, past } = useMemo(
    () => visitParts(withDeviceSteps(rows, entries), today),
    [rows, entries, today],
  );

  if (list.state === 'loading') return <ListLoading label="My jobs" />;
  return (
    <DeviceStepsContext value={steps}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 720px)' }}>
        <Typography variant="h3" component="h1">
          My Jobs
        </Typography>
        <DamagedNote damaged={list.damaged} />
        {coming.length === 0 && (
          <EmptyState title={list.confirmed ? 'No jobs coming up' : 'Waiting for the server'}>
            {list.confirmed
              ? 'Jobs appear here when the office assigns them to you.'
              : 'No jobs are saved on this device. They’ll appear once you’re connected.'}
          </EmptyState>
        )}
        <Days jobs={coming} reviews={reviewed} today={today} controls={controls} />
        {past.length > 0 && (
          <Typography variant="h4" component="h2">
            Earlier jobs
          </Typography>
        )}
        <Days jobs={past} reviews={reviewed} today={today} controls={controls} />
        <FeedSection call={options.call} />
      </Box>
      {dialog}
    </DeviceStepsContext>
  );
}

interface DaysProps {
  readonly jobs: readonly Job[];
  readonly reviews: readonly ReportReview[];
  readonly today: string;
  readonly controls: JobControls;
}

function Days({ jobs, reviews, today, controls }: DaysProps) {
  const days = [...new Set(jobs.map(({ scheduled_date }) => scheduled_date))];
  return days.map((date) => (
    <Box
      key={date}
      component="section"
      aria-label={dayHeading(date, today)}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h5" component="h2">
        {dayHeading(date, today)}
      </Typography>
      {jobs
        .filter(({ scheduled_date }) => scheduled_date === date)
        .map((job) => (
          <VisitCard
            key={job.id}
            job={job}
            review={reviews.find(({ id }) => id === job.id)}
            controls={controls}
          />
        ))}
    </Box>
  ));
}
