import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { arrivalTime } from '@domain/appointment/arrival';
import type { Appointment } from '@domain/job/move-job';
import { Icon } from '@/ui/icon';
import { bookedTwice, jobAtAddress } from './booked-twice';
import { useSlotProblems } from './use-slot-problems';
import { jobsBeside, useSlotConflicts, type FindJobsOn, type SlotJob } from './use-slot-conflicts';

interface SlotNoticeProps {
  /** As far as typed. */
  readonly appointment: Appointment;
  /** The property. */
  readonly address: string;
  /** The service's name. */
  readonly service: string;
  readonly findJobsOn: FindJobsOn;
  /** The job, request or referral that is given the appointment. */
  readonly except?: string;
}

/**
 * Warns where the time is past or outside the opening hours, or taken, also by a job at the same address. The office may
 * continue anyway. The space is reserved, so that a warning never moves the buttons below.
 */
export function SlotNotice({ appointment, address, service, findJobsOn, except }: SlotNoticeProps) {
  const { scheduled_date: date, scheduled_time: time } = appointment;
  const found = useSlotConflicts(appointment, service, findJobsOn);
  const conflicts = found && jobsBeside(found, except);
  const { sentences } = useSlotProblems(date, time);
  // For an impossible time, "no conflicts" would be misleading.
  const shown = sentences === '' || (conflicts ?? []).length > 0 ? conflicts : null;
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
      {shown && <Window jobs={shown} address={address} />}
    </Box>
  );
}

interface WindowProps {
  readonly jobs: readonly SlotJob[];
  readonly address: string;
}

function Window({ jobs, address }: WindowProps) {
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
      {others.length > 0 && `, and ${others.length} more`}: already at this time. You can still continue.
    </Alert>
  );
}
