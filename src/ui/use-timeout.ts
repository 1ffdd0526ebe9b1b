import { useEffect, useEffectEvent } from 'react';

/** Runs `run` once, this many milliseconds after `ms` or `of` last changed; never while `ms` is null. */
export function useTimeout(run: () => void, ms: number | null, of?: unknown): void {
  const end = useEffectEvent(run);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [ms, of]);
}
