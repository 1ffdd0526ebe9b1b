import { createContext, useContext } from 'react';
import type { Job } from '@domain/job/job';
import { heldEntries } from '@/offline/office/held-entries';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { nextStatus } from './next-status';

/** Unsent changes of one job on this device. */
export interface DeviceStep {
  /** The last unsent step; null where there is none. */
  readonly step: OfficeEntry | null;
  /** Whether a generated or submitted report is unsent. */
  readonly report: boolean;
  /** The last unsent notice to the client; null for none. */
  readonly notice: OfficeEntry | null;
}

/** No unsent changes. */
export const noDeviceStep: DeviceStep = { step: null, report: false, notice: null };

/** Job's id -> its unsent changes. */
export type DeviceSteps = ReadonlyMap<string, DeviceStep>;

export function deviceStepsOf(entries: readonly OfficeEntry[]): DeviceSteps {
  const steps = new Map<string, DeviceStep>();
  for (const entry of heldEntries(entries)) {
    const { action } = entry;
    const { bookingId } = action;
    if (bookingId === null) continue;
    const before = steps.get(bookingId) ?? noDeviceStep;
    if (action.kind === 'status') steps.set(bookingId, { ...before, step: entry });
    if (action.kind === 'notice') steps.set(bookingId, { ...before, notice: entry });
    if (action.kind === 'generate' || action.kind === 'submit')
      steps.set(bookingId, { ...before, report: true });
  }
  return steps;
}

/** The jobs with this device's unsent steps applied. */
export function withDeviceSteps(jobs: readonly Job[], entries: readonly OfficeEntry[]): readonly Job[] {
  const steps = heldEntries(entries).filter(
    ({ action }) => action.kind === 'status' || action.kind === 'note',
  );
  if (steps.length === 0) return jobs;
  return jobs.map((job) =>
    steps.reduce((before, { action, owner, createdAt }) => {
      if (action.bookingId !== job.id) return before;
      if (action.kind === 'note') {
        const own_note = { by: owner, text: action.note, at: new Date(createdAt).toISOString() };
        return { ...before, own_note };
      }
      if (action.kind !== 'status') return before;
      return nextStatus[before.status]?.status === action.status
        ? { ...before, status: action.status }
        : before;
    }, job),
  );
}

/** Passes the unsent changes to the rows and details of a list. */
export const DeviceStepsContext = createContext<DeviceSteps>(new Map());

export function useDeviceStep({ id }: Pick<Job, 'id'>): DeviceStep {
  return useContext(DeviceStepsContext).get(id) ?? noDeviceStep;
}
