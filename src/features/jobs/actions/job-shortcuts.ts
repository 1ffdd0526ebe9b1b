import type { Job } from '@domain/job/job';
import type { DeviceStep } from '../steps/device-steps';
import type { JobControls } from './job-action';
import { jobActions } from './job-actions';

/** The shortcuts of jobs, as the list of shortcuts shows them. */
export const jobShortcuts: readonly { readonly keys: readonly string[]; readonly does: string }[] =
  jobActions.flatMap(({ shortcut }) =>
    shortcut?.does === undefined ? [] : [{ keys: [shortcut.key], does: shortcut.does }],
  );

/** Key -> what it does to the job that has the focus. */
export function jobKeys(
  { press, isRunning }: JobControls,
  onDevice: (job: Job) => DeviceStep,
): Readonly<Record<string, (job: Job) => void>> {
  const keys: Record<string, (job: Job) => void> = {};
  for (const action of jobActions) {
    const { shortcut, offered } = action;
    if (!shortcut) continue;
    const other = keys[shortcut.key];
    keys[shortcut.key] = (job) => {
      if (!offered(job, onDevice(job))) other?.(job);
      else if (shortcut.always || !isRunning(job)) press(action, job);
    };
  }
  return keys;
}
