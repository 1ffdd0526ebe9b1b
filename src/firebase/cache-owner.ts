const storageKey = 'office-cache-owner';

/** The user whose records this browser's cache holds; kept apart from it, so that it can be asked without opening it. */
export const cacheOwner = {
  get: (): string | null => localStorage.getItem(storageKey),
  set: (uid: string): void => localStorage.setItem(storageKey, uid),
  clear: (): void => localStorage.removeItem(storageKey),
};
