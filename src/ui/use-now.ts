import { useSyncExternalStore } from 'react';

const tickMs = 30_000;
let now = Date.now();

function subscribe(changed: () => void): () => void {
  const tick = () => {
    now = Date.now();
    changed();
  };
  // Nobody may have looked at it for hours; React reads it once more after this.
  now = Date.now();
  const timer = setInterval(tick, tickMs);
  return () => clearInterval(timer);
}

/** Milliseconds since the epoch, moving every half minute. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}
