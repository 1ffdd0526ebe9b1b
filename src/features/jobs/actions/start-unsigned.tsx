import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { useDoorRecord } from '../door/door-record';
import { StartUnsignedDialog } from '../door/start-unsigned-dialog';
import { nextStatus } from '../steps/next-status';
import { advanceJob, isUnsignedStart, startJob } from './advance-job';
import type { AskingAction, JobDialogProps } from './job-action';

type StartDialogProps = JobDialogProps & { readonly signed: boolean };

// Not loaded on demand, because a device that is offline has to warn too.
function StartDialog({ job, tools, ...dialog }: StartDialogProps) {
  return <StartUnsignedDialog {...dialog} job={job} call={tools.call} onStart={() => startJob(job, tools)} />;
}

// The list may be older than a signature given on another device, or on this one while it was handed over.
function LiveDialog(dialog: JobDialogProps) {
  const live = useLiveDocument(useDoorRecord(), dialog.job.id);
  const signed = live.state === 'found' && live.record.signed;
  return <StartDialog {...dialog} signed={signed} />;
}

function Start(dialog: JobDialogProps) {
  return (
    <ReadBoundary fallback={() => <StartDialog {...dialog} signed={false} />}>
      <LiveDialog {...dialog} />
    </ReadBoundary>
  );
}

/** Start Job without a signed agreement: says what that means, and offers to have it signed now. */
export const startUnsigned: AskingAction = {
  id: 'start-unsigned',
  label: nextStatus.scheduled?.label ?? '',
  offered: isUnsignedStart,
  next: () => true,
  places: [],
  shortcut: { key: 's' },
  dialog: Start,
  ...(advanceJob.task && { task: advanceJob.task }),
  audited: { 'started-unsigned': 'Started without a signed agreement' },
};
