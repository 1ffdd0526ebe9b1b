import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { clockTime } from '@domain/time/time-of-day';
import { Icon } from '@/ui/icon';
import { useSlotProblems } from './use-slot-problems';
import { useSlotConflicts, type FindJobsOn, type SlotJob } from './use-slot-conflicts';

interface SlotNoticeProps {
  /** `YYYY-MM-DD` and `HH:MM`, as far as typed. */
  readonly date: string;
  readonly time: string;
  readonly findJobsOn: FindJobsOn;
  /** A job to ignore as a conflict: the one being rescheduled. */
  readonly except?: string;
}

/**
 * Warns where the time is past or outside the opening hours, or its two-hour time window is taken. The office may
 * continue anyway. The space is reserved, so that a warning never moves the buttons below.
 */
export function SlotNotice({ date, time, findJobsOn, except }: SlotNoticeProps) {
  const conflicts = useSlotConflicts(date, time, findJobsOn)?.filter(({ id }) => id !== except);
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
      {shown && <Window jobs={shown} />}
    </Box>
  );
}

function Window({ jobs }: { readonly jobs: readonly SlotJob[] }) {
  const [first, ...others] = jobs;
  if (!first) {
    return (
      <Alert severity="success" icon={<Icon name="check-circle" />}>
        No other job in this two-hour window.
      </Alert>
    );
  }
  return (
    <Alert severity="warning" icon={<Icon name="alert" />}>
      {clockTime(first.time)}, {first.name}, {first.address}
      {others.length > 0 && `, and ${others.length} more`}: already in this two-hour window. You can still
      continue.
    </Alert>
  );
}
