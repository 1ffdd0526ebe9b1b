import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { arrivalTime } from '@domain/appointment/arrival';
import type { Appointment } from '@domain/job/move-job';
import { Icon } from '@/ui/icon';
import { bookedTwice, jobAtAddress } from './booked-twice';
import type { SlotJob } from './use-day-jobs';
import { useSlotProblems } from './use-slot-problems';

interface SlotNoticeProps {
  /** As far as typed. */
  readonly appointment: Appointment;
  /** That the report misses the client's deadline; empty if it doesn't. */
  readonly late: string;
  /** The property. */
  readonly address: string;
  /** Every inspector's jobs at that time; null while they are unknown. */
  readonly conflicts: readonly SlotJob[] | null;
  /** Those of them that are the chosen inspector's, or nobody's yet. */
  readonly own: readonly SlotJob[] | null;
  /** Whether they take the time, so that the office has to confirm it. */
  readonly taken: boolean;
}

/**
 * Warns where the time is past or outside the opening hours, or taken, also by a job at the same address. The office may
 * continue anyway. The space is reserved, so that a warning never moves the buttons below.
 */
export function SlotNotice({ appointment, late, address, conflicts, own, taken }: SlotNoticeProps) {
  const { sentences } = useSlotProblems(appointment.scheduled_date, appointment.scheduled_time);
  const twice = jobAtAddress(conflicts ?? [], address);
  const jobs = twice ? [twice] : own;
  // For an impossible time, "no conflicts" would be misleading.
  const shown = sentences === '' || (jobs ?? []).length > 0 ? jobs : null;
  return (
    <Box
      role="status"
      sx={{ minHeight: 96, paddingBlockStart: 2, display: 'grid', gap: 1, alignContent: 'start' }}
    >
      {sentences !== '' && (
        <Alert severity="warning" icon={<Icon name="alert" />}>
          {sentences} You’ll be asked to confirm it.
        </Alert>
      )}
      {late !== '' && (
        <Alert severity="warning" icon={<Icon name="alert" />}>
          {late}
        </Alert>
      )}
      {shown && <Window jobs={shown} address={address} taken={taken} />}
    </Box>
  );
}

interface WindowProps {
  readonly jobs: readonly SlotJob[];
  readonly address: string;
  readonly taken: boolean;
}

function Window({ jobs, address, taken }: WindowProps) {
  const twice = jobAtAddress(jobs, address);
  if (twice) {
    return (
      <Alert severity="warning" icon={<Icon name="alert" />}>
        {bookedTwice(twice)} You’ll be asked to confirm it.
      </Alert>
    );
  }
  const [first, ...others] = jobs;
  if (!first) {
    return (
      <Alert severity="success" icon={<Icon name="check-circle" />}>
        No other job at this time.
      </Alert>
    );
  }
  return (
    <Alert severity="warning" icon={<Icon name="alert" />}>
      {arrivalTime(first)}, {first.name}, {first.address}
      {others.length > 0 && `, and ${others.length} more`}: already at this time.{' '}
      {taken ? 'You’ll be asked to confirm it.' : 'You can still continue.'}
    </Alert>
  );
}
