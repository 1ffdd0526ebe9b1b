const name = 'office-cache';

/** Takes a share in the cache for this tab; answers with the function that gives it back. */
export function holdCache(): Promise<() => void> {
  return new Promise((held, failed) => {
    navigator.locks
      .request(name, { mode: 'shared' }, () => new Promise<void>((giveBack) => held(giveBack)))
      .catch(failed);
  });
}

/** Runs `task` while no tab holds the cache. @throws where one still does after `waitMs`. */
export async function withCacheAlone(task: () => Promise<void>, waitMs: number): Promise<void> {
  await navigator.locks.request(name, { signal: AbortSignal.timeout(waitMs) }, task);
}
