import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Job } from '@domain/job/job';
import type { ReportReview } from '@domain/report/review';
import type { ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { ownReviews } from '@/shared/report/reviews';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { Notice } from '@/ui/notice';
import { useNow } from '@/ui/use-now';
import { jobsDoneBy } from '../calendar/month-jobs';
import { dayHeading } from '../day-heading';
import { DeviceStepsContext, withDeviceSteps } from '../steps/device-steps';
import { useVisitControls, type VisitControlsOptions } from '../visits/use-visit-controls';
import { offeredInDay } from './day-actions';
import { DayCard } from './day-card';
import { daysFrom, jobsOnDay } from './day-list';
import { isBehind, restOfDay } from './rest-of-day';

const RunningLateDialog = lazy(async () => ({
  default: (await import('./running-late-dialog')).RunningLateDialog,
}));

interface DayPanelProps extends VisitControlsOptions {
  /** Who looks at it. */
  readonly uid: string;
  /** The jobs of these days, and maybe of others. */
  readonly jobs: ListQuery<Job>;
  /** Whose day is shown: a uid, `unassigned`, or null for everyone. */
  readonly inspector: string | null;
  /** Chooses whose. */
  readonly choice?: ReactNode;
}

const whole = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: { xs: 720, lg: 'none' },
} as const;

/** On a wide screen the next days stand beside today. */
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 5fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > :first-of-type': { gridRow: { lg: 'span 2' } },
} as const;

const none: readonly Job[] = [];
const noReviews: readonly ReportReview[] = [];

/** My Day: today and the next two days in order, live, and offline from what this device last saw. */
export function DayPanel({ uid, jobs, inspector, choice, ...options }: DayPanelProps) {
  const { today, entries } = options;
  const list = useLiveList(jobs);
  const reviews = useLiveList(useMemo(() => ownReviews(uid), [uid]));
  const reviewed = reviews.state === 'ready' ? reviews.rows : noReviews;
  const { steps, tools, controls, dialog } = useVisitControls(options, offeredInDay);
  const [late, setLate] = useState<'open' | 'closing' | null>(null);
  const now = useNow();
  const rows = list.state === 'ready' ? list.rows : none;
  const shown = useMemo(
    () => jobsDoneBy(inspector, withDeviceSteps(rows, entries)),
    [inspector, rows, entries],
  );
  const days = daysFrom(today).map((date) => ({ date, jobs: jobsOnDay(shown, date) }));
  const ofToday = days[0]?.jobs ?? none;
  const rest = restOfDay(ofToday);
  // The day of several people at once can't be late as a whole.
  const canBeLate = inspector !== null && rest.length > 0;

  return (
    <DeviceStepsContext value={steps}>
      <Box sx={whole}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h3" component="h1" sx={{ marginInlineEnd: 'auto' }}>
            My Day
          </Typography>
          {choice}
        </Box>
        {list.state === 'loading' ? (
          <ListLoading label="My day" />
        ) : (
          <>
            <DamagedNote damaged={list.damaged} />
            {canBeLate && isBehind(ofToday, now) && (
              <Notice role="status">
                <Icon name="clock" size={20} />
                <div>
                  <p>
                    <strong>You’re behind.</strong>
                  </p>
                  <p>
                    Someone is waiting longer than agreed. Press Running Late to tell everyone left today.
                  </p>
                </div>
              </Notice>
            )}
            {days.every((day) => day.jobs.length === 0) ? (
              <EmptyState
                title={list.confirmed ? 'Nothing today or in the next two days' : 'Waiting for the server'}
              >
                {list.confirmed
                  ? 'Jobs appear here as soon as they’re assigned.'
                  : 'No jobs are saved on this device. They’ll appear once you’re connected.'}
              </EmptyState>
            ) : (
              <Box sx={columns}>
                {days.map(({ date, jobs: ofDay }) => (
                  <Box
                    key={date}
                    component="section"
                    aria-label={dayHeading(date, today)}
                    sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
                  >
                    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                      <Typography variant="h5" component="h2" sx={{ marginInlineEnd: 'auto' }}>
                        {dayHeading(date, today)}
                      </Typography>
                      {date === today && canBeLate && (
                        <Button
                          variant="outlined"
                          color="inherit"
                          startIcon={<Icon name="clock" size={20} />}
                          sx={{ minHeight: 56 }}
                          onClick={() => setLate('open')}
                        >
                          Running Late
                        </Button>
                      )}
                    </Box>
                    {ofDay.length === 0 && (
                      <Typography sx={{ color: 'text.secondary' }}>Nothing scheduled.</Typography>
                    )}
                    {ofDay.map((job) => (
                      <DayCard
                        key={job.id}
                        job={job}
                        review={reviewed.find(({ id }) => id === job.id)}
                        controls={controls}
                        own={job.inspector_id === uid}
                        named={inspector === null}
                      />
                    ))}
                  </Box>
                ))}
              </Box>
            )}
          </>
        )}
      </Box>
      {dialog}
      <Suspense fallback={null}>
        {late && (
          <RunningLateDialog
            open={late === 'open'}
            jobs={rest}
            tools={tools}
            onClose={() => setLate('closing')}
            onExited={() => setLate(null)}
          />
        )}
      </Suspense>
    </DeviceStepsContext>
  );
}
