import type { Job } from '@domain/job/job';
import { RowMenu } from '@/ui/row-menu';
import { useDeviceStep } from '../steps/device-steps';
import { labelOf, type JobControls } from './job-action';
import { actionsAt } from './job-actions';

interface JobMenuProps {
  readonly job: Job;
  readonly controls: JobControls;
}

/** A job's actions other than the buttons of its row. */
export function JobMenu({ job, controls }: JobMenuProps) {
  const onDevice = useDeviceStep(job);
  const actions = [...actionsAt('menu-top', job, onDevice), ...actionsAt('menu', job, onDevice)];
  return (
    <RowMenu
      of={job.customer.name}
      items={actions.map((action) => ({
        label: labelOf(action, job),
        destructive: action.destructive ?? false,
        onChoose: () => controls.press(action, job),
      }))}
      disabled={controls.isRunning(job)}
    />
  );
}
