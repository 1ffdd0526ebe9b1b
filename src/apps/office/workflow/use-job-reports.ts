import { useNavigate } from 'react-router-dom';
import type { Job } from '@domain/job/job';
import type { JobReports } from '@/features/jobs/job-reports';
import { reportsOfJob } from '@/features/report-actions/report-row';
import { useReportActions, type ReportAsked } from '@/features/report-actions/use-report-actions';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useListReader } from '@/firebase/lists/use-list-reader';
import { submitAction } from '../outbox/submit-action';
import { reportAddress } from '../report/report-address';

/** Actions on a job's report, which is looked up when an action is chosen. */
export function useJobReports(): JobReports {
  const navigate = useNavigate();
  const read = useListReader();
  const actions = useReportActions({
    call: callAsAdmin,
    submit: submitAction,
    onAmend: (reportId) => void navigate(reportAddress({ bookingId: null, reportId })),
  });
  const asked = ({ id, customer }: Job): ReportAsked => ({
    name: id,
    about: customer.name,
    find: async () => (await read(reportsOfJob(id)))[0] ?? null,
  });
  const ofJob = (act: (asked: ReportAsked) => void) => (job: Job) => act(asked(job));
  return {
    create: ({ id }) => void navigate(reportAddress({ bookingId: id })),
    send: ofJob(actions.send),
    resend: ofJob(actions.resend),
    view: ofJob(actions.view),
    amend: ofJob(actions.amend),
    copyLink: ofJob(actions.copyLink),
    isRunning: ({ id }) => actions.isRunning(id),
  };
}
