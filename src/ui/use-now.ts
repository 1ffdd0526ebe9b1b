import { useSyncExternalStore } from 'react';

const tickMs = 30_000;
let now = Date.now();

function subscribe(changed: () => void): () => void {
  const tick = () => {
    now = Date.now();
    changed();
  };
  // Updated, because it may be hours old; React reads it again after this.
  now = Date.now();
  const timer = setInterval(tick, tickMs);
  return () => clearInterval(timer);
}

/** Milliseconds since the epoch, updated every half minute. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}
