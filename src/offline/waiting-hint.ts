const name = 'outbox-waiting';

/**
 * Notes outside the database whether something waits, so that a page can tell without loading the outbox. Only a hint:
 * storage may be closed to us.
 */
export function noteWaiting(waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    return;
  }
}

/** `true` also where it cannot be known. */
export function mayBeWaiting(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return true;
  }
}
