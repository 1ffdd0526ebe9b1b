/** In the storage that tabs share: that somebody is signed in here, and nothing about whom. */
const name = 'portal-session';

let inMemory = false;
const changes = new EventTarget();

/**
 * Whether the portal has a session, as far as can be told without the sign-in's own code, which is loaded only then. A
 * browser that keeps nothing for us has it for as long as the page lives.
 */
export const sessionMark = {
  isSet(): boolean {
    try {
      return inMemory || localStorage.getItem(name) !== null;
    } catch {
      return inMemory;
    }
  },
  set(): void {
    inMemory = true;
    try {
      localStorage.setItem(name, '1');
    } catch {
      // Then it ends with the page.
    }
    changes.dispatchEvent(new Event('change'));
  },
  clear(): void {
    inMemory = false;
    try {
      localStorage.removeItem(name);
    } catch {
      // There was none.
    }
    changes.dispatchEvent(new Event('change'));
  },
  /** Calls `listener` after a change in this tab. One in another tab loads the page anew: nothing read for one is left for the next. */
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
