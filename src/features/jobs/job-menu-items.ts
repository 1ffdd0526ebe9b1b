import type { Job } from '@domain/job/job';
import { cancellableStatuses } from '@domain/job/cancel-job';
import { paymentTransitions } from '@domain/payment/payment';
import type { RowMenuItem } from '@/ui/row-menu';
import type { JobHandlers } from './job-handlers';
import { canBeCorrected } from './payment/payable-job';
import { canBeScheduled } from './schedule/can-be-scheduled';

/** A job's actions other than the buttons of its row. */
export function jobMenuItems(job: Job, handlers: JobHandlers): readonly RowMenuItem[] {
  const { status, payment_state: payment, held_payment: held } = job;
  const settled = held ? [] : paymentTransitions[payment];
  const items: readonly (RowMenuItem & { readonly when: boolean })[] = [
    {
      label: 'Reschedule',
      when: status !== 'pending' && canBeScheduled(job),
      onChoose: () => handlers.schedule(job),
    },
    {
      label: 'View Report',
      when: job.report_created,
      onChoose: () => handlers.reports.view(job),
    },
    {
      label: 'Amend Report',
      when: job.report_created,
      onChoose: () => handlers.reports.amend(job),
    },
    {
      label: 'Copy report link',
      when: job.report_created,
      onChoose: () => handlers.reports.copyLink(job),
    },
    { label: 'View Questionnaire', when: true, onChoose: () => handlers.viewQuestionnaire(job) },
    {
      label: 'Mark paid',
      // A completed, unpaid job has this as its row's button.
      when: settled.includes('paid') && !(status === 'completed' && payment === 'unpaid'),
      onChoose: () => handlers.markPaid(job),
    },
    { label: 'Waive', when: settled.includes('waived'), onChoose: () => handlers.waive(job) },
    { label: 'Correct payment', when: canBeCorrected(job), onChoose: () => handlers.correctPayment(job) },
    {
      label: 'Cancel Job',
      when: cancellableStatuses.includes(status),
      destructive: true,
      onChoose: () => handlers.cancel(job),
    },
    { label: 'Delete Job', when: true, destructive: true, onChoose: () => handlers.remove(job) },
  ];
  return items.filter(({ when }) => when);
}
