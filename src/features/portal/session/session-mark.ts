/** A flag in localStorage, shared by all tabs. It holds no personal data. */
const name = 'portal-session';

let inMemory = false;
const changes = new EventTarget();

/**
 * Whether the portal has a session, known without loading the auth code. Where storage is blocked it lasts until
 * the page is left.
 */
export const sessionMark = {
  isSet(): boolean {
    try {
      return inMemory || localStorage.getItem(name) !== null;
    } catch {
      // ignored: where storage is blocked, the mark is in memory alone
      return inMemory;
    }
  },
  set(): void {
    inMemory = true;
    try {
      localStorage.setItem(name, '1');
    } catch {
      // ignored: without storage it lasts until the page is left
    }
    changes.dispatchEvent(new Event('change'));
  },
  clear(): void {
    inMemory = false;
    try {
      localStorage.removeItem(name);
    } catch {
      // ignored: storage is blocked, so there is no mark
    }
    changes.dispatchEvent(new Event('change'));
  },
  /**
   * Calls `listener` after a change in this tab. A change in another tab reloads the page, so that one customer's
   * data is not left for the next.
   */
  subscribe(listener: () => void): () => void {
    const elsewhere = (event: StorageEvent) => {
      if (event.key === name || event.key === null) location.reload();
    };
    changes.addEventListener('change', listener);
    window.addEventListener('storage', elsewhere);
    return () => {
      changes.removeEventListener('change', listener);
      window.removeEventListener('storage', elsewhere);
    };
  },
};
