import { useEffect, useState } from 'react';

/** Whether `end`, milliseconds since the epoch, is in the future. */
export function useUntil(end: number): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  const [now] = useState(() => Date.now());
  const over = passed === end || end <= now;
  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => setPassed(end), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end, over]);
  return !over;
}
