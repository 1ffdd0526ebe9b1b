import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useRef } from 'react';
import type { Job } from '@domain/job/job';
import { useLiveList } from '@/firebase/lists/use-live-list';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { EmptyState } from '@/ui/empty-state';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import type { ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { useRowDialog } from '@/ui/use-row-dialog';
import type { JobControls } from '../actions/job-action';
import { useJobTools, type JobToolsOptions } from '../actions/job-tools';
import { FeedSection } from '../calendar/feed-section';
import { dayHeading } from '../day-heading';
import { DeviceStepsContext, deviceStepsOf, withDeviceSteps } from '../steps/device-steps';
import { ownVisits, visitParts } from './own-visits';
import { offeredAtVisit } from './visit-actions';
import { VisitCard } from './visit-card';

interface VisitsPanelProps extends Pick<
  JobToolsOptions,
  'call' | 'submit' | 'today' | 'questionnaireDialog' | 'reports'
> {
  readonly uid: string;
  /** This person's outbox entries. */
  readonly entries: readonly OfficeEntry[];
}

const none: readonly Job[] = [];
const nothing = () => undefined;
const noJobs = () => Promise.resolve([]);

/** My Jobs: an inspector's visits, live; today's and the coming ones, then those of the last weeks. */
export function VisitsPanel({ uid, entries, ...options }: VisitsPanelProps) {
  const { today } = options;
  const list = useLiveList(useMemo(() => ownVisits(uid, today), [uid, today]));
  const handle = useRef<ListDetailHandle>(null);
  const { asked, ask, dialog } = useRowDialog<Job, string>(handle);
  const steps = useMemo(() => deviceStepsOf(entries), [entries]);
  const tools = useJobTools({
    ...options,
    steps,
    findJobsOn: noJobs,
    onChanged: nothing,
    onCancelled: nothing,
    onGone: nothing,
  });
  const rows = list.state === 'ready' ? list.rows : none;
  const { coming, past } = useMemo(
    () => visitParts(withDeviceSteps(rows, entries), today),
    [rows, entries, today],
  );
  const isRunning = (job: Job) =>
    offeredAtVisit(job, tools.onDevice(job)).some(({ task }) => task && tools.isRunning(task(job)));
  const controls: JobControls = {
    press: (action, job) => ('dialog' in action ? ask(action.id)(job) : action.press(job, tools)),
    isDisabled: ({ isDisabled }, job) => (isDisabled ? isDisabled(job, tools) : isRunning(job)),
    isRunning,
  };
  const about =
    asked && offeredAtVisit(asked.row, tools.onDevice(asked.row)).find(({ id }) => id === asked.about);

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
        <Days jobs={coming} today={today} controls={controls} />
        {past.length > 0 && (
          <Typography variant="h4" component="h2">
            Earlier jobs
          </Typography>
        )}
        <Days jobs={past} today={today} controls={controls} />
        <FeedSection call={options.call} />
      </Box>
      <Suspense fallback={null}>
        {asked && about && 'dialog' in about && (
          <about.dialog {...dialog} key={`${about.id}-${asked.row.id}`} job={asked.row} tools={tools} />
        )}
      </Suspense>
    </DeviceStepsContext>
  );
}

interface DaysProps {
  readonly jobs: readonly Job[];
  readonly today: string;
  readonly controls: JobControls;
}

function Days({ jobs, today, controls }: DaysProps) {
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
          <VisitCard key={job.id} job={job} controls={controls} />
        ))}
    </Box>
  ));
}
