import { Suspense, useMemo, useRef } from 'react';
import type { Job } from '@domain/job/job';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import type { ListPart } from '@/ui/list-detail/list-part';
import { useRowDialog } from '@/ui/use-row-dialog';
import type { JobControls } from './actions/job-action';
import { jobActions } from './actions/job-actions';
import { jobKeys } from './actions/job-shortcuts';
import { useJobTools, type JobToolsOptions } from './actions/job-tools';
import { useLinkAction } from './client-link/use-link-action';
import { JobDetails } from './job-details';
import { JobRow } from './job-row';
import { DeviceStepsContext, deviceStepsOf, withDeviceSteps } from './steps/device-steps';

export interface JobsTableProps extends Omit<JobToolsOptions, 'steps'> {
  /** This admin's outbox entries. */
  readonly entries: readonly OfficeEntry[];
  readonly parts: readonly ListPart<Job>[];
}

/** The list of jobs with one job's details, and the office's actions. */
export function JobsTable({ entries, parts, ...options }: JobsTableProps) {
  const handle = useRef<ListDetailHandle>(null);
  const { asked, ask, dialog } = useRowDialog<Job, string>(handle);
  const steps = useMemo(() => deviceStepsOf(entries), [entries]);
  const tools = useJobTools({ ...options, steps });
  const linkAction = useLinkAction(options.call);
  const isRunning = (job: Job) => jobActions.some(({ task }) => task && tools.isRunning(task(job)));
  const controls: JobControls = {
    press: (action, job) => ('dialog' in action ? ask(action.id)(job) : action.press(job, tools)),
    isDisabled: ({ isDisabled }, job) => (isDisabled ? isDisabled(job, tools) : isRunning(job)),
    isRunning,
  };
  const about = asked && jobActions.find(({ id }) => id === asked.about);
  return (
    <DeviceStepsContext value={steps}>
      <ListDetail
        label="Inspection jobs"
        parts={useMemo(
          () => parts.map((part) => ({ ...part, rows: withDeviceSteps(part.rows, entries) })),
          [parts, entries],
        )}
        rowKeys={jobKeys(controls, tools.onDevice)}
        handle={handle}
        renderRow={(job) => <JobRow job={job} controls={controls} />}
        renderDetails={(job) => (
          <JobDetails job={job} controls={controls} linkAction={linkAction} call={options.call} />
        )}
      />
      <Suspense fallback={null}>
        {asked && about && 'dialog' in about && (
          <about.dialog {...dialog} key={`${about.id}-${asked.row.id}`} job={asked.row} tools={tools} />
        )}
      </Suspense>
    </DeviceStepsContext>
  );
}
