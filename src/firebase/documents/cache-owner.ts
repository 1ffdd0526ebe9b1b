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
