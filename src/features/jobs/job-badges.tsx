import { endingLabels } from '@domain/job/ending-words';
import type { Job } from '@domain/job/job';
import { dollars } from '@domain/text/dollars';
import { DeadlineBadge } from '@/shared/job/deadline-badge';
import { FormsBadge } from '@/shared/job/forms-badge';
import { Icon } from '@/ui/icon';
import { StatusBadge } from '@/ui/status-badge';
import { ClientChangeBadge } from './client-change-badge';
import { heldWords, jobStatusWords, paymentWords } from './job-words';
import { openDifferenceWords } from './payment/difference-words';
import { useDeviceStep } from './steps/device-steps';
import { visitFlags } from './visit-flags';

/** Status, forms, warnings, payment and report of a job, each as a badge. */
export function JobBadges({ job }: { readonly job: Job }) {
  const warnings = visitFlags(job).length;
  const onDevice = useDeviceStep(job);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      <StatusBadge tone={job.status}>
        {job.ending ? endingLabels[job.ending] : jobStatusWords[job.status]}
      </StatusBadge>
      <DeadlineBadge job={job} />
      {onDevice.step && (
        <StatusBadge tone="pending">
          <Icon name="cloud-off" size={14} />
          Not sent yet
        </StatusBadge>
      )}
      {job.times_offered_at && job.status === 'scheduled' && (
        <StatusBadge tone="pending">
          <Icon name="alert" size={14} />
          New times offered
        </StatusBadge>
      )}
      <ClientChangeBadge job={job} />
      {job.origin ? (
        <StatusBadge tone="cancelled">Imported</StatusBadge>
      ) : (
        <FormsBadge status={job.forms_status} />
      )}
      {job.signed_by_other && (
        <StatusBadge tone="pending">
          <Icon name="alert" size={14} />
          Signed under another name
        </StatusBadge>
      )}
      {warnings > 0 && (
        <StatusBadge tone="pending">
          <Icon name="alert" size={14} />
          {warnings === 1 ? '1 access warning' : `${warnings} access warnings`}
        </StatusBadge>
      )}
      {job.held_payment && <StatusBadge tone="pending">{heldWords[job.held_payment.state]}</StatusBadge>}
      {job.payment_state !== 'unpaid' && (
        <StatusBadge tone="completed">{paymentWords[job.payment_state]}</StatusBadge>
      )}
      {!job.held_payment && job.payment_state === 'unpaid' && job.status === 'completed' && (
        <StatusBadge tone="pending">{paymentWords.unpaid}</StatusBadge>
      )}
      {job.price_difference?.state === 'open' && (
        <StatusBadge tone="pending">{openDifferenceWords(job.price_difference)}</StatusBadge>
      )}
      {!job.held_payment && job.payment_state === 'unpaid' && job.charge > 0 && (
        <StatusBadge tone="pending">{`${dollars(job.charge)} charge unpaid`}</StatusBadge>
      )}
      {job.report_created && (
        <StatusBadge tone={job.report_sent_at === null ? 'pending' : 'completed'}>
          {job.report_sent_at === null ? 'Report written, not sent' : 'Report Sent'}
        </StatusBadge>
      )}
      {job.amendment_unsent && <StatusBadge tone="pending">Amendment not sent</StatusBadge>}
      {onDevice.report && !job.report_created && (
        <StatusBadge tone="pending">
          <Icon name="cloud-off" size={14} />
          Report on this device
        </StatusBadge>
      )}
    </div>
  );
}
