import { useSyncExternalStore } from 'react';
import { currentAdminSession, onAdminSession } from '@/firebase/session/use-admin-session';
import { reportedAs } from '@/logging/report-fault';

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

/** Returns the hook for records on this device, live across tabs. All components share one read. */
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
      // Without storage there are no records.
      const records = 'uid' in session ? await list(session.uid).catch(reportedAs(fault, [])) : [];
      // The last listener may have unsubscribed meanwhile.
      if (listeners.size > 0) publish({ read: true, records });
    }
    reading = false;
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
      shown = nothing;
    };
  };
  return () => useSyncExternalStore(listen, () => shown);
}
