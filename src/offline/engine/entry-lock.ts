const inThisPage = new Map<string, Promise<unknown>>();

interface LockOptions {
  /** Milliseconds to wait for another holder; `null` is returned after that. */
  readonly patienceMs: number;
  /**
   * Take the lock from a holder that has had it for longer than any attempt takes, because its page is suspended.
   */
  readonly steal?: boolean;
}

/**
 * Runs the work while no other tab sends this entry. Without Web Locks only this page is excluded; two tabs may
 * then send the same idempotency key, and the server returns the same receipt to both.
 */
export async function withEntryLock<Result>(
  id: string,
  { patienceMs, steal = false }: LockOptions,
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return inTurn(id, work);
  const name = `outbox-entry-${id}`;
  if (steal) return navigator.locks.request(name, { steal: true }, work);
  if (patienceMs === 0) {
    return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? null : work()));
  }
  let held = false;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, () => {
      held = true;
      return work();
    });
  } catch (cause) {
    if (!held) return null;
    throw cause;
  }
}

async function inTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (inThisPage.get(id) ?? Promise.resolve()).then(work, work);
  inThisPage.set(id, turn);
  try {
    return await turn;
  } finally {
    if (inThisPage.get(id) === turn) inThisPage.delete(id);
  }
}
