import { routes } from '@domain/business/routes';
import { hasFields, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';

const storageKey = 'handed-device';

/** A device of the office in the hands of a client, who signs on it. */
export interface HandedDevice {
  /** The address of the document to sign. */
  readonly document: string;
  /** The office's address of the job. */
  readonly job: string;
  /** The email address of the admin who handed it over. */
  readonly email: string;
  /** The session that it interrupts; missing if it was handed over by an earlier version. */
  readonly session?: string;
}

const listeners = new Set<() => void>();

/** What is stored while this device is handed over; null while it isn't, or where the browser stores nothing. */
function storedHandOver(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // ignored: the office needs the browser's storage, so this is not one of its devices
    return null;
  }
}

const hasRequired = hasFields<Omit<HandedDevice, 'session'>>({
  document: isText,
  job: isText,
  email: isText,
});
const isHandedDevice = (value: unknown): value is HandedDevice =>
  hasRequired(value) && (!('session' in value) || isText(value.session));

/** What can't be read still counts as handed over: the office's page then only offers to unlock the device. */
function readHandOver(stored: string | null): HandedDevice | null {
  if (stored === null) return null;
  return readJson(stored, isHandedDevice) ?? { document: routes.home, job: routes.admin, email: '' };
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Whether this device is handed over, in all of the browser's tabs and after a restart. It only says what the office
 * shows: a client can't get in because no one is signed in.
 */
export const handedDevice = {
  stored: storedHandOver,
  read: readHandOver,
  begin: (device: HandedDevice): void => {
    localStorage.setItem(storageKey, JSON.stringify(device));
    notify();
  },
  end: (): void => {
    localStorage.removeItem(storageKey);
    notify();
  },
  /** Calls `listener` when it may have changed, also in another tab. Returns the function that unsubscribes. */
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    // A page that was frozen, as in the back/forward cache, has missed the event.
    window.addEventListener('pageshow', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
      window.removeEventListener('pageshow', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};
