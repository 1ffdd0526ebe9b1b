import { hasFields, isFlag } from '@domain/json/guards';
import { storedJson } from '@/offline/stored-json';

/** What some browsers say of the connection; others say nothing. */
interface Connection extends EventTarget {
  /** `wifi`, `cellular` and others. */
  readonly type?: string;
  /** Whether the person asked for less data. */
  readonly saveData?: boolean;
}

const choice = storedJson('device', 'films', hasFields<{ readonly onlyWifi: boolean }>({ onlyWifi: isFlag }));
const listeners = new Set<() => void>();

function connection(): Connection | undefined {
  return (navigator as { readonly connection?: Connection }).connection;
}

/** Whether this browser says which connection it uses; elsewhere there is nothing to choose. */
export function saysConnection(): boolean {
  return connection()?.type !== undefined;
}

/** Whether films are uploaded on Wi-Fi alone, on this device. Follows the device's data saver until it is chosen. */
export function isOnlyWifi(): boolean {
  return choice.read()?.onlyWifi ?? connection()?.saveData === true;
}

export function setOnlyWifi(onlyWifi: boolean): void {
  choice.write({ onlyWifi });
  for (const listener of listeners) listener();
}

/** Whether films may be uploaded on the present connection. */
export function isConnectionAllowed(): boolean {
  return connection()?.type !== 'cellular' || !isOnlyWifi();
}

/** Calls the listener when `isConnectionAllowed` may have changed. Returns the function that unsubscribes. */
export function onConnectionChange(listener: () => void): () => void {
  const current = connection();
  current?.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    current?.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}
