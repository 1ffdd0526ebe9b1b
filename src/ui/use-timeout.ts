import { useEffect, useEffectEvent } from 'react';

/** Runs `run` once, `ms` after it last changed or `of` did. With null nothing runs. */
export function useTimeout(run: () => void, ms: number | null, of?: unknown): void {
  const end = useEffectEvent(run);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [ms, of]);
}
