import { lazy } from 'react';
import type { QuestionnaireDialogProps } from '@/features/jobs/actions/job-tools';

const QuestionnaireDialog = lazy(async () => ({
  default: (await import('./questionnaire-dialog')).QuestionnaireDialog,
}));

/** The dialog with the answers of a job's client, loaded when it is first opened. */
export function jobQuestionnaire({ job, ...dialog }: QuestionnaireDialogProps) {
  return (
    <QuestionnaireDialog
      {...dialog}
      key={job.id}
      bookingId={job.id}
      name={job.customer.name}
      status={job.status}
      address={job.customer.address}
    />
  );
}
