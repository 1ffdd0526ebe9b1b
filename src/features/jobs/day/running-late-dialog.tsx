import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { arrivalTime } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { expectedAt, laterArrival, noticeMinutes } from '@domain/job/arrival-notice';
import type { Job } from '@domain/job/job';
import { useNow } from '@/ui/use-now';
import type { JobTools } from '../actions/job-tools';
import { MinutesChoice } from './minutes-choice';
import { NoticeDialog } from './notice-dialog';
import { sendNotices } from './send-notice';

interface RunningLateDialogProps {
  readonly open: boolean;
  /** The jobs of the day that are still to begin, in order. */
  readonly jobs: readonly Job[];
  readonly tools: JobTools;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** By how much the rest of the day is late. Each client is emailed their new time; the appointments stay. */
export function RunningLateDialog({ jobs, tools, ...dialog }: RunningLateDialogProps) {
  const [minutes, setMinutes] = useState<number>(noticeMinutes.running_late[1]);
  const now = useNow();
  const notice = 'running_late' as const;
  const isInTime = (job: Job) =>
    expectedAt(job, { notice, minutes, pressedAt: new Date(now) }, business.timeZone).getTime() > now;
  const inTime = jobs.filter(isInTime);
  const missed = jobs.filter((job) => !inTime.includes(job));
  return (
    <NoticeDialog
      {...dialog}
      title="Running late?"
      confirm={inTime.length === 1 ? 'Email 1 client' : `Email ${inTime.length} clients`}
      disabled={inTime.length === 0}
      onConfirm={() =>
        void tools.run('running-late', () =>
          sendNotices(
            inTime.map((job) => ({ job, notice, minutes })),
            tools,
          ),
        )
      }
    >
      <MinutesChoice
        legend="Everyone left today waits"
        name="late"
        offered={noticeMinutes.running_late}
        chosen={minutes}
        onChoose={setMinutes}
      />
      <ul style={{ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 6 }}>
        {inTime.map((job) => (
          <li key={job.id}>
            <span dir="auto">{job.customer.name}</span>: {arrivalTime(laterArrival(job, minutes))} instead of{' '}
            {arrivalTime(job)}
          </li>
        ))}
        {missed.map((job) => (
          <li key={job.id}>
            <span dir="auto">{job.customer.name}</span>: that time is already past. Choose more minutes, or
            call.
          </li>
        ))}
      </ul>
      <Typography>
        Each of them gets an email with their new time, and so do agents if the client agreed to that. The
        appointments in the calendar stay as they are.
      </Typography>
    </NoticeDialog>
  );
}
