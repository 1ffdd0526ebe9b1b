const storageKey = 'office-cache-owner';

/**
 * The user whose records are in this browser's cache, stored outside it so that it can be read without loading the
 * cache.
 */
export const cacheOwner = {
  get: (): string | null => localStorage.getItem(storageKey),
  set: (uid: string): void => localStorage.setItem(storageKey, uid),
  clear: (): void => localStorage.removeItem(storageKey),
};

const officeKey = 'office-cache-wide';

/**
 * Whether the cache may have records that only the office's roles read, stored beside its owner. A cache from before
 * this was stored may have them.
 */
export const cacheHasOffice = {
  get: (): boolean => localStorage.getItem(officeKey) !== 'no',
  set: (): void => localStorage.setItem(officeKey, 'yes'),
  /** For a cache that has nothing yet. */
  begin: (): void => localStorage.setItem(officeKey, 'no'),
  clear: (): void => localStorage.removeItem(officeKey),
};
