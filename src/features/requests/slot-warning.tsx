import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { clockTime } from '@domain/time/time-of-day';
import { Icon } from '@/ui/icon';
import type { SlotJob } from './use-slot-conflicts';

interface SlotWarningProps {
  readonly jobs: readonly SlotJob[];
  readonly inPast: boolean;
}

/** What speaks against a slot. It is no refusal: the office may go on. */
export function SlotWarning({ jobs, inPast }: SlotWarningProps) {
  return (
    <Box role="status" sx={{ '& > *': { marginBlockStart: 2 } }}>
      {inPast && (
        <Alert severity="warning" icon={<Icon name="alert" />}>
          This date is in the past.
        </Alert>
      )}
      {jobs.length > 0 && (
        <Alert severity="warning" icon={<Icon name="alert" />}>
          <AlertTitle>
            {jobs.length === 1 ? 'Another job stands' : `${jobs.length} other jobs stand`} in this two-hour
            window. You can go on.
          </AlertTitle>
          {jobs.map((job) => (
            <div key={job.id}>
              {clockTime(job.time)}, {job.name}, {job.address}
            </div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
