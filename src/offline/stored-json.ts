import type { Guard } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';

interface StoredJson<Value> {
  /** Null if there is none, if it isn't of this type, and where the browser blocks its storage. */
  readonly read: () => Value | null;
  /** Stores it, where the browser allows it; null removes it. */
  readonly write: (value: Value | null) => void;
}

/** A small value in the browser's storage: of this tab until it is closed, or of this device. */
export function storedJson<Value extends object>(
  of: 'tab' | 'device',
  key: string,
  is: Guard<Value>,
): StoredJson<Value> {
  const storage = () => (of === 'tab' ? sessionStorage : localStorage);
  return {
    read() {
      try {
        return readJson(storage().getItem(key), is);
      } catch {
        // ignored: where storage is blocked, nothing was stored
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        // ignored: where storage is blocked, the value lasts until the page is left
      }
    },
  };
}
