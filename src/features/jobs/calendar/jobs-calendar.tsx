import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useId, useState, type ReactNode } from 'react';
import type { Job } from '@domain/job/job';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ReadBoundary, type ReadFailure } from '@/firebase/documents/read-boundary';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';
import { useActions } from '@/ui/use-actions';
import { useToast } from '@/ui/use-toast';
import { schedule } from '../schedule/schedule';
import { ScheduleDialog } from '../schedule/schedule-dialog';
import { FeedSection } from './feed-section';
import { MonthOfJobs } from './month-of-jobs';

interface JobsCalendarProps {
  readonly open: boolean;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly call: CallAsAdmin;
  readonly findJobsOn: FindJobsOn;
  readonly failed: (failure: ReadFailure) => ReactNode;
  readonly onClose: () => void;
}

/** Month calendar of scheduled jobs, with the chosen day's jobs and a way to reschedule them. */
export function JobsCalendar({ open, today, call, findJobsOn, failed, onClose }: JobsCalendarProps) {
  const titleId = useId();
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const toast = useToast();
  const { act } = useActions();
  const [moving, setMoving] = useState<{ readonly job: Job; readonly open: boolean } | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Dialog
        open={open}
        onClose={onClose}
        fullWidth
        fullScreen={onPhone}
        maxWidth="md"
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: onPhone ? { borderRadius: 0 } : { minHeight: 520 } } }}
      >
        <DialogTitle id={titleId} variant="h4" component="h2">
          Scheduled jobs
        </DialogTitle>
        <DialogContent>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { md: '320px minmax(0, 1fr)' },
            }}
          >
            <ReadBoundary
              fallback={failed}
              onFailure={() => toast({ title: 'Failed to load scheduled bookings', destructive: true })}
            >
              <MonthOfJobs today={today} onReschedule={(job) => setMoving({ job, open: true })} />
            </ReadBoundary>
          </Box>
          <FeedSection call={call} />
        </DialogContent>
        <DialogActions sx={{ padding: '8px 24px 16px' }}>
          <Button color="inherit" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
      {moving && (
        <ScheduleDialog
          key={moving.job.id}
          open={moving.open}
          job={moving.job}
          today={today}
          findJobsOn={findJobsOn}
          onSchedule={(slot) => schedule(moving.job, slot, { act, call })}
          onClose={() => setMoving({ ...moving, open: false })}
          onExited={() => setMoving(null)}
        />
      )}
    </LocalizationProvider>
  );
}
