const name = 'office-cache';

/** Takes a shared lock on the cache for this tab. Resolves with the function that releases it. */
export function holdCache(): Promise<() => void> {
  return new Promise((held, failed) => {
    navigator.locks
      .request(name, { mode: 'shared' }, () => new Promise<void>((giveBack) => held(giveBack)))
      .catch(failed);
  });
}

/** Runs `task` while no tab holds the lock. @throws where a tab still holds it after `waitMs`. */
export async function withCacheAlone(task: () => Promise<void>, waitMs: number): Promise<void> {
  await navigator.locks.request(name, { signal: AbortSignal.timeout(waitMs) }, task);
}
