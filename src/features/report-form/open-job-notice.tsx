import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { JobStatus } from '@domain/job/job-status';
import { inWords } from '@domain/text/in-words';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { reportedAs } from '@/logging/report-fault';
import { CoreIcon } from '@/ui/core-icon';
import { debounced } from '@/ui/debounced';
import { Notice } from '@/ui/notice';
import type { ReportFields } from './report-values';

/** A job without a report. */
export interface OpenJob {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly status: JobStatus;
}

/** Finds the jobs without a report that have this email or property address. */
export type FindOpenJobs = (email: string, address: string) => Promise<readonly OpenJob[]>;

interface OpenJobNoticeProps {
  readonly findOpenJobs: FindOpenJobs;
  readonly onOpenJob: (bookingId: string) => void;
}

const typingMs = 300;

/** Points out that the client or property has a job, whose price and forms a report without a job would not have. */
export function OpenJobNotice({ findOpenJobs, onOpenJob }: OpenJobNoticeProps) {
  const { clientEmail, propertyAddress } = useFormikContext<ReportFields>().values;
  const asked = JSON.stringify([clientEmail, propertyAddress]);
  const [found, setFound] = useState<{ readonly asked: string; readonly jobs: readonly OpenJob[] }>();
  useEffect(() => {
    if (clientEmail.trim() === '' && propertyAddress.trim() === '') return;
    return debounced(typingMs, (signal) =>
      findOpenJobs(clientEmail, propertyAddress).then(
        (jobs) => {
          if (!signal.aborted) setFound({ asked, jobs });
        },
        reportedAs('open jobs not found', undefined),
      ),
    );
  }, [asked, findOpenJobs, clientEmail, propertyAddress]);
  const jobs = found?.asked === asked ? found.jobs : [];
  if (jobs.length === 0) return null;
  return (
    <Notice role="status">
      <CoreIcon name="alert" />
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <p>
          <strong>
            {jobs.length === 1 ? 'There’s already a job' : 'There are already jobs'} for this client or
            address.
          </strong>{' '}
          Write the report for the job, so that its price, forms, and payment stay together. What you’ve typed
          here stays as a draft.
        </p>
        {jobs.map(({ id, name, address, date, status }) => (
          <div key={id}>
            <p dir="auto">
              {name}, {address}. {isCalendarDate(date) ? longDate(date) : 'No date'},{' '}
              {inWords(status).toLowerCase()}
              {status === 'completed' ? '.' : '. Mark it complete before you generate its report.'}
            </p>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              sx={{ marginTop: 1 }}
              onClick={() => onOpenJob(id)}
            >
              Use this job
            </Button>
          </div>
        ))}
      </div>
    </Notice>
  );
}
