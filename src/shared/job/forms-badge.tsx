import { formsBadge, type FormsStatus } from '@domain/job/forms-status';
import { StatusBadge } from '@/ui/status-badge';

const tones = { 0: 'pending', 1: 'in_progress', 2: 'in_progress', 3: 'completed' } as const;

/** How many of the three forms are done: 'Forms Pending', '1/3 Forms Complete', 'All Forms Complete'. */
export function FormsBadge({ status }: { readonly status: FormsStatus }) {
  const count = Object.values(status).filter(Boolean).length as keyof typeof tones;
  return <StatusBadge tone={tones[count]}>{formsBadge(status)}</StatusBadge>;
}
