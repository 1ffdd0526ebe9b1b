import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useId, useState, type ReactNode } from 'react';
import type { Job } from '@domain/job/job';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ReadBoundary, type ReadFailure } from '@/firebase/documents/read-boundary';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';
import { InspectorSelect } from '@/shared/inspector/inspector-select';
import { useInspectors } from '@/shared/inspector/team-context';
import { ConnectionNote } from '@/ui/connection-note';
import { useActions } from '@/ui/use-actions';
import { useToast } from '@/ui/use-toast';
import { schedule } from '../schedule/schedule';
import { ScheduleDialog } from '../schedule/schedule-dialog';
import { DayOffDialog, type DayOff } from './day-off-dialog';
import { FeedSection } from './feed-section';
import { LanesView } from './lanes-view';
import { MonthOfJobs } from './month-of-jobs';
import type { MoveTo } from './week-lanes';

interface JobsCalendarProps {
  readonly open: boolean;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly call: CallAsAdmin;
  readonly findJobsOn: FindJobsOn;
  readonly failed: (failure: ReadFailure) => ReactNode;
  readonly onClose: () => void;
}

const calendarViews = ['month', 'week', 'day'] as const;
type CalendarView = (typeof calendarViews)[number];

const viewWords: Readonly<Record<CalendarView, string>> = { month: 'Month', week: 'Week', day: 'Day' };

/** What is asked about a job; it stays while the dialog fades out. */
interface Moving {
  readonly job: Job;
  readonly to: MoveTo;
  readonly open: boolean;
}

/**
 * Month calendar of scheduled jobs, with the chosen day's jobs and a way to reschedule them; with inspectors, also days and weeks
 * with a lane for each.
 */
export function JobsCalendar({ open, today, call, findJobsOn, failed, onClose }: JobsCalendarProps) {
  const titleId = useId();
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const toast = useToast();
  const { act } = useActions();
  const anyInspectors = useInspectors().length > 0;
  const [view, setView] = useState<CalendarView>('month');
  const [day, setDay] = useState(today);
  const [inspector, setInspector] = useState<string | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [dayOff, setDayOff] = useState<{ readonly about: DayOff; readonly open: boolean } | null>(null);
  const move = (job: Job, to: MoveTo = {}) => setMoving({ job, to, open: true });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Dialog
        open={open}
        onClose={onClose}
        fullWidth
        fullScreen={onPhone}
        maxWidth={view === 'month' ? 'md' : 'xl'}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: onPhone ? { borderRadius: 0 } : { minHeight: 520 } } }}
      >
        <DialogTitle id={titleId} variant="h4" component="h2">
          Scheduled jobs
        </DialogTitle>
        <ConnectionNote>You’re offline. The calendar shows what this device last saw.</ConnectionNote>
        <DialogContent>
          {anyInspectors && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 2 }}>
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label="View"
                value={view}
                onChange={(_, chosen: CalendarView | null) => chosen && setView(chosen)}
              >
                {calendarViews.map((each) => (
                  <ToggleButton key={each} value={each} sx={{ textTransform: 'none', minHeight: 44 }}>
                    {viewWords[each]}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
              {view === 'month' && <InspectorSelect chosen={inspector} onChoose={setInspector} />}
            </Box>
          )}
          <ReadBoundary
            key={view}
            fallback={failed}
            onFailure={() => toast({ title: 'Failed to load scheduled bookings', destructive: true })}
          >
            {view === 'month' ? (
              <Box
                sx={{
                  display: 'grid',
                  gap: 3,
                  alignItems: 'start',
                  gridTemplateColumns: { md: '320px minmax(0, 1fr)' },
                }}
              >
                <MonthOfJobs
                  {...{ today, day, inspector }}
                  onDay={setDay}
                  onReschedule={(job) => move(job)}
                />
              </Box>
            ) : (
              <LanesView
                of={view}
                {...{ today, day }}
                onDay={setDay}
                onMove={move}
                onDayOff={(about) => setDayOff({ about, open: true })}
              />
            )}
          </ReadBoundary>
          <FeedSection call={call} />
        </DialogContent>
        <DialogActions sx={{ padding: '8px 24px 16px' }}>
          <Button color="inherit" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
      {dayOff && (
        <DayOffDialog
          key={`${dayOff.about.inspector.uid} ${dayOff.about.date}`}
          dayOff={dayOff.about}
          call={call}
          open={dayOff.open}
          onClose={() => setDayOff({ ...dayOff, open: false })}
          onExited={() => setDayOff(null)}
        />
      )}
      {moving && (
        <ScheduleDialog
          key={moving.job.id}
          open={moving.open}
          job={moving.job}
          today={today}
          findJobsOn={findJobsOn}
          to={moving.to}
          onSchedule={(slot) => schedule(moving.job, slot, { act, call })}
          onClose={() => setMoving({ ...moving, open: false })}
          onExited={() => setMoving(null)}
        />
      )}
    </LocalizationProvider>
  );
}
