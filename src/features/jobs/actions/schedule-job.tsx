import { lazy } from 'react';
import { canBeScheduled } from '../schedule/can-be-scheduled';
import { schedule } from '../schedule/schedule';
import type { AskingAction, JobDialogProps } from './job-action';

const Form = lazy(async () => ({ default: (await import('../schedule/schedule-dialog')).ScheduleDialog }));

function ScheduleJobDialog({ job, tools, ...dialog }: JobDialogProps) {
  return (
    <Form
      {...dialog}
      job={job}
      today={tools.today}
      findJobsOn={tools.findJobsOn}
      onSchedule={async (slot) => {
        const outcome = await schedule(job, slot, tools);
        if (outcome !== 'failed') tools.onChanged(job.id);
        return outcome;
      }}
    />
  );
}

/** Schedule for a pending job, else Reschedule. */
export const scheduleJob: AskingAction = {
  id: 'schedule',
  label: ({ status }) => (status === 'pending' ? 'Schedule' : 'Reschedule'),
  offered: canBeScheduled,
  next: ({ status }) => status === 'pending',
  places: ['menu-top', 'details'],
  main: ({ status }) => status === 'pending',
  shortcut: { key: 'm', does: 'Schedule or reschedule the focused job' },
  dialog: ScheduleJobDialog,
  figures: { 'office-job-schedule': ['follow_up'] },
};
