import { SendReportDialog } from '@/shared/report/send-report-dialog';
import type { AskingAction, JobDialogProps } from './job-action';

// Not loaded on demand, because a device that is offline sends too.
function SendDialog({ job, tools, ...dialog }: JobDialogProps) {
  return (
    <SendReportDialog
      {...dialog}
      bookingId={job.id}
      email={job.customer.email}
      again={false}
      call={tools.call}
      onSend={() => tools.reports.send(job)}
    />
  );
}

/** Sends the client the report for the first time. */
export const sendReport: AskingAction = {
  id: 'send-report',
  label: 'Send Report',
  offered: (job) => job.report_created && job.report_sent_at === null,
  places: ['row', 'details'],
  main: () => true,
  dialog: SendDialog,
  isDisabled: (job, { reports }) => reports.isRunning(job),
  audited: { 'recipient-answered': 'Client answered who else gets the report' },
};
