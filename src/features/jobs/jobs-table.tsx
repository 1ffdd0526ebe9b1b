import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import type { Job } from '@domain/job/job';
import { cancellableStatuses } from '@domain/job/cancel-job';
import { paymentTransitions } from '@domain/payment/payment';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import type { FindJobsOn } from '@/shared/appointment/use-slot-conflicts';
import { useRowDialog } from '@/ui/use-row-dialog';
import { useLinkAction } from './client-link/use-link-action';
import { LazyCancelDialog } from './ending/lazy-cancel-dialog';
import { useEndAction } from './ending/use-end-action';
import { useResendForms } from './forms/use-resend-forms';
import { JobDetails } from './job-details';
import type { JobHandlers } from './job-handlers';
import type { JobReports } from './job-reports';
import { JobRow } from './job-row';
import { LazyCorrectPaymentDialog } from './payment/lazy-correct-payment-dialog';
import { LazyPaymentDialog } from './payment/lazy-payment-dialog';
import { payableJob } from './payment/payable-job';
import { usePaymentAction } from './payment/use-payment-action';
import { canBeScheduled } from './schedule/can-be-scheduled';
import { LazyScheduleDialog } from './schedule/lazy-schedule-dialog';
import { useScheduleAction } from './schedule/use-schedule-action';
import { DeviceStepsContext, deviceStepsOf, withDeviceSteps } from './steps/device-steps';
import { useJobAction, type SubmitStep } from './steps/use-job-action';

/** Props of the questionnaire dialog, which the app passes in. */
interface QuestionnaireDialogProps {
  readonly job: Job;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

export interface JobsTableProps {
  readonly call: CallAsAdmin;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly questionnaireDialog: (props: QuestionnaireDialogProps) => ReactNode;
  readonly reports: JobReports;
  /** Puts a step into the office's outbox. */
  readonly submit: SubmitStep;
  /** This admin's outbox entries. */
  readonly entries: readonly OfficeEntry[];
  readonly rows: readonly Job[];
  readonly groupOf: ((job: Job, before: Job | null) => string | null) | undefined;
  readonly onChanged: (jobId: string) => void;
  readonly onCancelled: (jobId: string) => void;
  readonly onGone: (jobId: string) => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

type About = 'paid' | 'waived' | 'correct' | 'slot' | 'cancel' | 'delete' | 'questionnaire';

/** The list of jobs with one job's details, and the office's actions. */
export function JobsTable({
  call,
  today,
  findJobsOn,
  questionnaireDialog,
  reports,
  submit,
  entries,
  ...list
}: JobsTableProps) {
  const { onChanged, onCancelled, onGone } = list;
  const handle = useRef<ListDetailHandle>(null);
  const { asked, ask, dialog } = useRowDialog<Job, About>(handle);
  const steps = useMemo(() => deviceStepsOf(entries), [entries]);
  const rows = useMemo(() => withDeviceSteps(list.rows, entries), [list.rows, entries]);
  const step = useJobAction({ call, submit, steps, onChanged });
  const linkAction = useLinkAction(call);
  const payment = usePaymentAction(call, onChanged);
  const schedule = useScheduleAction(call);
  const forms = useResendForms(call);
  const end = useEndAction(call, { onCancelled, onGone });
  const handlers: JobHandlers = {
    advance: step.advance,
    undo: step.undo,
    schedule: ask('slot'),
    resendForms: forms.resend,
    viewQuestionnaire: ask('questionnaire'),
    markPaid: ask('paid'),
    waive: ask('waived'),
    undoPayment: (job) => {
      if (job.held_payment) payment.undo(payableJob(job), job.held_payment.at);
    },
    correctPayment: ask('correct'),
    cancel: ask('cancel'),
    remove: ask('delete'),
    reports,
    isRunning: (job) =>
      payment.isRunning(job.id) || [step, forms, end].some(({ isRunning }) => isRunning(job)),
  };
  const where = (may: (job: Job) => boolean, act: (job: Job) => void) => (job: Job) => {
    if (may(job) && !handlers.isRunning(job)) act(job);
  };
  const about = asked?.about;
  return (
    <DeviceStepsContext value={steps}>
      <ListDetail
        label="Inspection jobs"
        rows={rows}
        groupOf={list.groupOf}
        rowKeys={{
          s: where(() => true, handlers.advance),
          m: where(canBeScheduled, handlers.schedule),
          v: handlers.viewQuestionnaire,
          p: where(
            (job) => !job.held_payment && paymentTransitions[job.payment_state].includes('paid'),
            handlers.markPaid,
          ),
          x: where((job) => cancellableStatuses.includes(job.status), handlers.cancel),
          Delete: handlers.remove,
        }}
        handle={handle}
        renderRow={(job) => <JobRow job={job} handlers={handlers} />}
        renderDetails={(job) => <JobDetails job={job} handlers={handlers} linkAction={linkAction} />}
        before={list.before}
        after={list.after}
      />
      <Suspense fallback={null}>
        {asked && about === 'slot' && (
          <LazyScheduleDialog
            {...dialog}
            key={asked.row.id}
            job={asked.row}
            today={today}
            findJobsOn={findJobsOn}
            onSchedule={async (slot) => {
              const outcome = await schedule(asked.row, slot);
              if (outcome !== 'failed') onChanged(asked.row.id);
              return outcome;
            }}
          />
        )}
        {asked && (about === 'paid' || about === 'waived') && (
          <LazyPaymentDialog
            {...dialog}
            key={`${about}-${asked.row.id}`}
            job={asked.row}
            state={about}
            onSettle={(settled) => payment.settle(payableJob(asked.row), settled)}
          />
        )}
        {asked && about === 'correct' && (
          <LazyCorrectPaymentDialog
            {...dialog}
            key={`${about}-${asked.row.id}`}
            payable={payableJob(asked.row)}
            state={asked.row.payment_state === 'waived' ? 'waived' : 'paid'}
            onCorrect={(reason) =>
              payment.correct(payableJob(asked.row), asked.row.payment?.at ?? '', reason)
            }
          />
        )}
        {asked && about === 'cancel' && (
          <LazyCancelDialog
            {...dialog}
            key={asked.row.id}
            job={asked.row}
            onCancelJob={(reason) => end.cancel(asked.row, reason)}
          />
        )}
        {asked && about === 'questionnaire' && questionnaireDialog({ ...dialog, job: asked.row })}
      </Suspense>
      {asked && about === 'delete' && (
        <ConfirmDialog
          {...dialog}
          title={`Delete the job for ${asked.row.customer.name}?`}
          confirm="Delete Job"
          confirming="Deleting..."
          cancel="Keep job"
          destructive
          running={end.isRunning(asked.row)}
          onConfirm={async () => (await end.remove(asked.row)) !== 'failed'}
        >
          This permanently removes the job and its related reports, agreements, and questionnaires. The links
          in emails to {asked.row.customer.name} stop working. No one is notified.
          {cancellableStatuses.includes(asked.row.status) && ' To keep it on record, cancel it instead.'}
        </ConfirmDialog>
      )}
    </DeviceStepsContext>
  );
}
