import { createContext, useContext } from 'react';
import type { Booking } from '@domain/job/booking';
import { heldEntries } from '@/offline/office/held-entries';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { nextStatus } from './next-status';

/** What of one job is on this device alone. */
interface DeviceStep {
  /** Its last step that the server does not have, if there is one. */
  readonly step: OfficeEntry | null;
  /** Whether its report is generated here and not sent yet. */
  readonly report: boolean;
}

const none: DeviceStep = { step: null, report: false };

/** Job's id -> what of it is on this device alone. */
export type DeviceSteps = ReadonlyMap<string, DeviceStep>;

export function deviceStepsOf(entries: readonly OfficeEntry[]): DeviceSteps {
  const steps = new Map<string, DeviceStep>();
  for (const entry of heldEntries(entries)) {
    const { action } = entry;
    const { bookingId } = action;
    if (bookingId === null) continue;
    const before = steps.get(bookingId) ?? none;
    if (action.kind === 'status') steps.set(bookingId, { ...before, step: entry });
    if (action.kind === 'generate') steps.set(bookingId, { ...before, report: true });
  }
  return steps;
}

/** The jobs as they stand on this device: with the steps that the server does not have yet. */
export function withDeviceSteps(
  jobs: readonly Booking[],
  entries: readonly OfficeEntry[],
): readonly Booking[] {
  const steps = heldEntries(entries).filter(({ action }) => action.kind === 'status');
  if (steps.length === 0) return jobs;
  return jobs.map((job) =>
    steps.reduce((before, { action }) => {
      if (action.kind !== 'status' || action.bookingId !== job.id) return before;
      return nextStatus[before.status]?.status === action.status
        ? { ...before, status: action.status }
        : before;
    }, job),
  );
}

/** For the rows and details of a list: what of each job is on this device alone. */
export const DeviceStepsContext = createContext<DeviceSteps>(new Map());

export function useDeviceStep({ id }: Pick<Booking, 'id'>): DeviceStep {
  return useContext(DeviceStepsContext).get(id) ?? none;
}
