/** Whether someone is signed in, known without loading the auth code. */
export interface SessionMark {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly clear: () => void;
  /**
   * Calls `listener` after a change in this tab. A change in another tab reloads the page, so that one person's data is
   * not left for the next.
   */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A flag in localStorage, shared by all tabs. It holds no personal data. Where storage is blocked it lasts until the
 * page is left.
 */
export function sessionMarkOf(name: string): SessionMark {
  let inMemory = false;
  const changes = new EventTarget();
  return {
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
}
