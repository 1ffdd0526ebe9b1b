import type { Booking } from '@domain/job/booking';
import { formsBadge } from '@domain/job/forms-status';
import { Icon } from '@/ui/icon';
import { StatusBadge, type BadgeTone } from '@/ui/status-badge';
import { jobStatusWords } from './job-words';
import { visitFlags } from './visit-flags';

function formsTone({ forms_status }: Booking): BadgeTone {
  const badge = formsBadge(forms_status);
  if (badge === 'All Forms Complete') return 'completed';
  return badge === 'Forms Pending' ? 'pending' : 'in_progress';
}

/** Status, forms, warnings and report of a job, each as a badge. */
export function JobBadges({ job }: { readonly job: Booking }) {
  const warnings = visitFlags(job).length;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      <StatusBadge tone={job.status}>{jobStatusWords[job.status]}</StatusBadge>
      <StatusBadge tone={formsTone(job)}>{formsBadge(job.forms_status)}</StatusBadge>
      {warnings > 0 && (
        <StatusBadge tone="pending">
          <Icon name="alert" size={14} />
          {warnings === 1 ? '1 access warning' : `${warnings} access warnings`}
        </StatusBadge>
      )}
      {job.report_created && <StatusBadge tone="completed">Report Sent</StatusBadge>}
    </div>
  );
}
