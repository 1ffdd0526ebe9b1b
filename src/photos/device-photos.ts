import { useSyncExternalStore } from 'react';
import { currentAdminSession, onAdminSession } from '@/firebase/session/use-admin-session';
import { subscribeToPhotos } from './device/photo-changes';
import type { PhotoRecord } from './device/photo-record';
import { listPhotos } from './device/photo-store';
import { reportedAs } from '@/logging/report-fault';

/** The signed-in admin's photos on this device. */
export interface DevicePhotos {
  /** Whether the device was read; `records` is empty until then. */
  readonly read: boolean;
  /** In their order. */
  readonly records: readonly PhotoRecord[];
  /** Path -> share uploaded, from 0 to 1, of photos being uploaded in any tab. */
  readonly shares: ReadonlyMap<string, number>;
}

const nothing: DevicePhotos = { read: false, records: [], shares: new Map() };

/** Whether the server doesn't have it yet, and the inspector kept it. */
export function isUnsentPhoto({ state, removedAt }: PhotoRecord): boolean {
  return removedAt === 0 && (state === 'waiting' || state === 'original');
}

let shown = nothing;
let stop: (() => void) | null = null;
let reading = false;
let changedMeanwhile = false;
const listeners = new Set<() => void>();

/** The photos on this device, live across tabs. All components share one read. */
export function useDevicePhotos(): DevicePhotos {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
    shown = nothing;
  };
}

function watch(): () => void {
  const stopPhotos = subscribeToPhotos((change) => {
    if (change.type === 'share') publish({ shares: new Map([[change.path, change.share]]) });
    else void read();
  });
  const stopSession = onAdminSession(() => void read());
  void read();
  return () => {
    stopPhotos();
    stopSession();
  };
}

async function read(): Promise<void> {
  if (reading) {
    changedMeanwhile = true;
    return;
  }
  reading = true;
  do {
    changedMeanwhile = false;
    const session = currentAdminSession();
    // Without storage there are no photos.
    const records =
      'uid' in session ? await listPhotos(session.uid).catch(reportedAs('device photos not listed', [])) : [];
    // The last listener may have unsubscribed meanwhile.
    if (listeners.size === 0) break;
    const underWay = records.filter(({ begunAt }) => begunAt !== 0).map(({ path }) => path);
    publish({
      read: true,
      records,
      shares: new Map([...shown.shares].filter(([path]) => underWay.includes(path))),
    });
  } while (changedMeanwhile);
  reading = false;
}

function publish(change: Partial<DevicePhotos>): void {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}
