import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { clockTime } from '@domain/time/time-of-day';
import { Icon } from '../icon';
import { useSlotConflicts, type FindJobsOn, type SlotJob } from './use-slot-conflicts';

interface SlotNoticeProps {
  /** `YYYY-MM-DD` and `HH:MM`, as far as they are typed. */
  readonly date: string;
  readonly time: string;
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  /** A job that is no conflict: the one that is moved. */
  readonly except?: string;
}

/**
 * Whether the two-hour window is free. What speaks against it is no refusal: the office may go on. Its place is kept from
 * the start, so that what is found never moves the buttons below from under a pointer.
 */
export function SlotNotice({ date, time, today, findJobsOn, except }: SlotNoticeProps) {
  const conflicts = useSlotConflicts(date, time, findJobsOn)?.filter(({ id }) => id !== except);
  const past = date !== '' && date < today;
  return (
    <Box role="status" sx={{ minHeight: 96, paddingBlockStart: 2 }}>
      {past ? (
        <Alert severity="warning" icon={<Icon name="alert" />}>
          This date is in the past. You can go on.
        </Alert>
      ) : (
        conflicts && <Window jobs={conflicts} />
      )}
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
      {others.length > 0 && `, and ${others.length} more`}: in this two-hour window. You can go on.
    </Alert>
  );
}
