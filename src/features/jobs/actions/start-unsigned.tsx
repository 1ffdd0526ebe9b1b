import { StartUnsignedDialog } from '../door/start-unsigned-dialog';
import { nextStatus } from '../steps/next-status';
import { advanceJob, isUnsignedStart, startJob } from './advance-job';
import type { AskingAction, JobDialogProps } from './job-action';

// Not loaded on demand, because a device that is offline has to warn too.
function StartDialog({ job, tools, ...dialog }: JobDialogProps) {
  return <StartUnsignedDialog {...dialog} job={job} call={tools.call} onStart={() => startJob(job, tools)} />;
}

/** Start Job without a signed agreement: says what that means, and offers to have it signed now. */
export const startUnsigned: AskingAction = {
  id: 'start-unsigned',
  label: nextStatus.scheduled?.label ?? '',
  offered: isUnsignedStart,
  next: () => true,
  places: [],
  shortcut: { key: 's' },
  dialog: StartDialog,
  ...(advanceJob.task && { task: advanceJob.task }),
  audited: { 'started-unsigned': 'Started without a signed agreement' },
};
