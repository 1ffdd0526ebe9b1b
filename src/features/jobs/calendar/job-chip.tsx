import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { arrivalTime } from '@domain/appointment/arrival';
import { openDeadline } from '@domain/deadline/about-to-miss';
import { dueDay, reportDueWords } from '@domain/deadline/report-in-time';
import type { Job } from '@domain/job/job';
import { memberColorValues } from '@/shared/inspector/member-color-values';
import { useMember } from '@/shared/inspector/team-context';
import { useNow } from '@/ui/use-now';
import { canBeScheduled } from '../schedule/can-be-scheduled';

/** What a dragged job is passed as. */
export const draggedJob = 'text/plain';

const Chip = styled('button')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 44,
  padding: '4px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: '4px solid var(--lane)',
  borderRadius: 6,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  textAlign: 'start',
  overflow: 'hidden',
  cursor: 'pointer',
  '&[draggable="true"]': { cursor: 'grab' },
  '&:disabled': { cursor: 'default' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .time': { fontWeight: 600 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 1 },
}));

interface JobChipProps {
  readonly job: Job;
  readonly onReschedule: (job: Job) => void;
  readonly style?: CSSProperties;
}

/** A job in a lane. It is dragged to another place, or pressed to be rescheduled. */
export function JobChip({ job, onReschedule, style }: JobChipProps) {
  const member = useMember(job.inspector_id);
  const movable = canBeScheduled(job);
  const time = arrivalTime(job) || 'No time';
  const name = job.customer.name || 'No name';
  const deadline = openDeadline(job);
  const now = useNow();
  const due = deadline && reportDueWords(deadline, now);
  // As it stands on the chip, so that it can be pressed by saying what is seen.
  const shown = [time, name, job.customer.address, deadline && `Due ${dueDay(deadline, now)}`]
    .filter(Boolean)
    .join(' ');
  return (
    <Chip
      type="button"
      draggable={movable}
      disabled={!movable}
      aria-label={movable ? `Reschedule: ${shown}` : `${shown}, in progress`}
      title={[time, name, job.customer.address, due].filter(Boolean).join(', ')}
      style={{ ...style, '--lane': memberColorValues[member?.color ?? 'gray'] } as CSSProperties}
      onDragStart={({ dataTransfer, currentTarget, clientY }) => {
        dataTransfer.setData(draggedJob, `${job.id} ${clientY - currentTarget.getBoundingClientRect().top}`);
        dataTransfer.effectAllowed = 'move';
      }}
      onClick={() => onReschedule(job)}
    >
      <span className="time">{time}</span> <span dir="auto">{name}</span>{' '}
      <span dir="auto">{job.customer.address}</span> {/* The day must fit in a week’s column. */}
      {deadline && <span>Due {dueDay(deadline, now)}</span>}
    </Chip>
  );
}

/** The job that was dropped, and how far below its top it was held, in pixels. */
export function droppedOf(
  transfer: Pick<DataTransfer, 'getData'>,
  jobs: readonly Job[],
): { readonly job: Job; readonly heldAt: number } | null {
  const [id, heldAt] = transfer.getData(draggedJob).split(' ');
  const job = jobs.find((each) => each.id === id);
  return job ? { job, heldAt: Number(heldAt) || 0 } : null;
}
