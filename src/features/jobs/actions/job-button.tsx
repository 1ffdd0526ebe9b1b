import type { ComponentProps } from 'react';
import type { Job } from '@domain/job/job';
import { Icon } from '@/ui/icon';
import { RowButton } from '@/ui/row-button';
import { useRecentlyChanged } from '@/ui/use-recently-changed';
import { useUntil } from '@/ui/use-until';
import { labelOf, type JobAction, type JobControls, type PassingOffer } from './job-action';

export interface JobButtonProps {
  readonly action: JobAction;
  readonly job: Job;
  readonly controls: JobControls;
  /** Whether it is the job's next step. */
  readonly next?: boolean;
  readonly sx?: ComponentProps<typeof RowButton>['sx'];
}

/** The button of an action on a job. */
export function JobButton({ action, job, controls, next = false, sx }: JobButtonProps) {
  const { main, destructive, icon } = action;
  return (
    <RowButton
      label={labelOf(action, job)}
      of={job.customer.name}
      main={main?.(job) ?? false}
      next={next}
      destructive={destructive ?? false}
      disabled={controls.isDisabled(action, job)}
      onClick={() => controls.press(action, job)}
      {...(icon && { startIcon: <Icon name={icon} size={18} /> })}
      {...(sx && { sx })}
    />
  );
}

/** The button of an action that is offered for a while. Use the offer as the React key. */
export function PassingButton({ until, ...button }: JobButtonProps & Pick<PassingOffer, 'until'>) {
  const inTime = useUntil(until ?? 0);
  return until === null || inTime ? <JobButton {...button} /> : null;
}

const settlingMs = 400;

interface NextButtonProps extends Omit<JobButtonProps, 'action'> {
  readonly action: JobAction | undefined;
}

/** Schedule, Start Job, Mark Complete or Mark paid, whichever is next; nothing for a job that is over. */
export function NextButton({ action, ...button }: NextButtonProps) {
  const label = action && labelOf(action, button.job);
  // Ignores presses for 400 ms after the label has changed, because they were aimed at the previous button.
  const changed = useRecentlyChanged(label, settlingMs);
  if (!action) return null;
  return (
    <JobButton
      key={label}
      {...button}
      next
      action={action}
      {...(changed && { sx: { pointerEvents: 'none' } })}
    />
  );
}
