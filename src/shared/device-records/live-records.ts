import { useSyncExternalStore } from 'react';
import { currentAdminSession, onAdminSession } from '@/firebase/session/use-admin-session';
import { reportFault } from '@/logging/report-fault';

/** The signed-in admin's records of one kind on this device. */
export interface LiveRecords<Stored, Progress> {
  /** Whether the device was read; `records` is empty until then. */
  readonly read: boolean;
  /** In their order. */
  readonly records: readonly Stored[];
  /** The upload that had news last, in any tab; null for none. */
  readonly progress: Progress | null;
}

interface Source<Stored, Progress> {
  /** A member's records, in their order. */
  readonly list: (owner: string) => Promise<readonly Stored[]>;
  /** Calls the listener with an upload's progress, and with null after any other change. Returns what unsubscribes. */
  readonly subscribe: (listener: (progress: Progress | null) => void) => () => void;
  /** What the log says if the device can't be read. */
  readonly fault: string;
}

/** How long after a failed read the next one begins; twice as long after each further one, at most the longest. */
const againMs = { first: 1000, longest: 30_000 };

/**
 * Returns the hook for records on this device, live across tabs. All components share one read. What can't be read is
 * tried again.
 */
export function liveRecords<Stored, Progress>({
  list,
  subscribe,
  fault,
}: Source<Stored, Progress>): () => LiveRecords<Stored, Progress> {
  const nothing: LiveRecords<Stored, Progress> = { read: false, records: [], progress: null };
  const listeners = new Set<() => void>();
  let shown = nothing;
  let stop: (() => void) | null = null;
  let reading = false;
  let changedMeanwhile = false;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const publish = (change: Partial<LiveRecords<Stored, Progress>>): void => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };

  const read = async (): Promise<void> => {
    changedMeanwhile = true;
    if (reading) return;
    reading = true;
    while (changedMeanwhile) {
      changedMeanwhile = false;
      const session = currentAdminSession();
      const records = 'uid' in session ? await listed(session.uid) : [];
      // The last listener may have unsubscribed meanwhile.
      if (listeners.size > 0) publish({ read: true, records });
    }
    reading = false;
  };

  /** The last list while the device can't be read; an empty one if there is none. */
  const listed = async (owner: string): Promise<readonly Stored[]> => {
    clearTimeout(again);
    try {
      const records = await list(owner);
      failures = 0;
      return records;
    } catch (error) {
      // Once: a device without storage refuses each time.
      if (failures === 0) reportFault(fault, error);
      if (listeners.size > 0)
        again = setTimeout(() => void read(), Math.min(againMs.first * 2 ** failures, againMs.longest));
      failures += 1;
      return shown.records;
    }
  };

  const watch = (): (() => void) => {
    const endings = [
      subscribe((progress) => (progress === null ? void read() : publish({ progress }))),
      onAdminSession(() => void read()),
    ];
    void read();
    return () => {
      for (const end of endings) end();
    };
  };

  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener);
    stop ??= watch();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
      clearTimeout(again);
      failures = 0;
      shown = nothing;
    };
  };
  return () => useSyncExternalStore(listen, () => shown);
}
