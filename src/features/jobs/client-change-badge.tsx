import { movedFromWords } from '@domain/appointment/arrival';
import type { Job } from '@domain/job/job';
import { Icon } from '@/ui/icon';
import { StatusBadge } from '@/ui/status-badge';

type Changed = Pick<Job, 'status' | 'client_move' | 'cancellation'>;

/** The client's own last change; null where the office changed it afterwards, or the visit began. */
export function clientChange({ status, client_move, cancellation }: Changed): string | null {
  if (status === 'scheduled' && client_move !== null) return 'Moved by the client';
  if (status === 'cancelled' && cancellation?.by === 'client') return 'Cancelled by the client';
  return null;
}

/** Where the client moved the appointment from; '' where the office changed it afterwards. */
export function movedFrom({ status, client_move: move }: Changed): string {
  return status === 'scheduled' && move ? movedFromWords(move) : '';
}

/** Marks a job whose client has changed the appointment. */
export function ClientChangeBadge({ job }: { readonly job: Changed }) {
  const words = clientChange(job);
  if (words === null) return null;
  return (
    <StatusBadge tone="pending">
      <Icon name="calendar" size={14} />
      {words}
    </StatusBadge>
  );
}
