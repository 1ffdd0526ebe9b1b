import { SendReportDialog } from '@/shared/report/send-report-dialog';
import type { AskingAction, JobDialogProps } from './job-action';

function ResendDialog({ job, tools, ...dialog }: JobDialogProps) {
  return (
    <SendReportDialog
      {...dialog}
      bookingId={job.id}
      email={job.customer.email}
      again
      call={tools.call}
      onSend={() => tools.reports.resend(job)}
    />
  );
}

export const resendReport: AskingAction = {
  id: 'resend-report',
  label: 'Resend Report',
  offered: (job) => job.report_created && job.report_sent_at !== null,
  places: ['row', 'details'],
  main: ({ amendment_unsent }) => amendment_unsent,
  dialog: ResendDialog,
  isDisabled: (job, { reports }) => reports.isRunning(job),
};
