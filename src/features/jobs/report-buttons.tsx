import type { Job } from '@domain/job/job';
import { RowButton } from '@/ui/row-button';
import type { JobReports } from './job-reports';
import { useDeviceStep } from './steps/device-steps';

interface ReportButtonsProps {
  readonly job: Job;
  readonly reports: JobReports;
  /** Shows all buttons, as the details have room for them. */
  readonly all?: boolean;
}

/** Create Report for a completed job without a report, else the buttons to send and amend it. */
export function ReportButtons({ job, reports, all = false }: ReportButtonsProps) {
  const { report: onDevice } = useDeviceStep(job);
  const shared = { of: job.customer.name, disabled: reports.isRunning(job) };
  if (!job.report_created) {
    if (job.status !== 'completed' || onDevice) return null;
    return <RowButton {...shared} main label="Create Report" onClick={() => reports.create(job)} />;
  }
  return (
    <>
      {job.report_sent_at === null ? (
        <RowButton {...shared} main label="Send Report" onClick={() => reports.send(job)} />
      ) : (
        <RowButton
          {...shared}
          main={job.amendment_unsent}
          label="Resend Report"
          onClick={() => reports.resend(job)}
        />
      )}
      {all && (
        <>
          <RowButton {...shared} label="View Report" onClick={() => reports.view(job)} />
          <RowButton {...shared} label="Amend Report" onClick={() => reports.amend(job)} />
          <RowButton {...shared} label="Copy report link" onClick={() => reports.copyLink(job)} />
        </>
      )}
    </>
  );
}
