import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import type { Job } from '@domain/job/job';
import type { OfficeEntry } from '@/offline/office/office-entry';
import type { ListDetailHandle } from '@/ui/list-detail/list-detail';
import { useRowDialog } from '@/ui/use-row-dialog';
import type { JobAction, JobControls } from '../actions/job-action';
import { useJobTools, type JobTools, type JobToolsOptions } from '../actions/job-tools';
import { deviceStepsOf, type DeviceStep, type DeviceSteps } from '../steps/device-steps';

export interface VisitControlsOptions extends Pick<
  JobToolsOptions,
  'call' | 'submit' | 'today' | 'questionnaireDialog' | 'reports'
> {
  /** This person's outbox entries. */
  readonly entries: readonly OfficeEntry[];
}

interface VisitControls {
  readonly steps: DeviceSteps;
  readonly tools: JobTools;
  readonly controls: JobControls;
  /** The dialog of an action that asks first. */
  readonly dialog: ReactNode;
}

const nothing = () => undefined;
const noJobs = () => Promise.resolve([]);

/** What the cards of visits need for their actions; `offered` says which those are. */
export function useVisitControls(
  { entries, ...options }: VisitControlsOptions,
  offered: (job: Job, onDevice: DeviceStep) => readonly JobAction[],
): VisitControls {
  const handle = useRef<ListDetailHandle>(null);
  const { asked, ask, dialog } = useRowDialog<Job, string>(handle);
  const steps = useMemo(() => deviceStepsOf(entries), [entries]);
  const tools = useJobTools({
    ...options,
    steps,
    findJobsOn: noJobs,
    onChanged: nothing,
    onCancelled: nothing,
    onGone: nothing,
  });
  const isRunning = (job: Job) =>
    offered(job, tools.onDevice(job)).some(({ task }) => task && tools.isRunning(task(job)));
  const controls: JobControls = {
    press: (action, job) => ('dialog' in action ? ask(action.id)(job) : action.press(job, tools)),
    isDisabled: ({ isDisabled }, job) => (isDisabled ? isDisabled(job, tools) : isRunning(job)),
    isRunning,
  };
  const about = asked && offered(asked.row, tools.onDevice(asked.row)).find(({ id }) => id === asked.about);
  return {
    steps,
    tools,
    controls,
    dialog: (
      <Suspense fallback={null}>
        {asked && about && 'dialog' in about && (
          <about.dialog {...dialog} key={`${about.id}-${asked.row.id}`} job={asked.row} tools={tools} />
        )}
      </Suspense>
    ),
  };
}
