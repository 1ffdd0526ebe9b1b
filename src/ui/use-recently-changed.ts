import { useState } from 'react';
import { useTimeout } from './use-timeout';

const always = () => true;

/**
 * True for `ms` after `value` has changed, to ignore presses aimed at what was there before. `counts` tells which
 * changes start it; while it is true, every change makes it last longer.
 */
export function useRecentlyChanged<Value>(
  value: Value,
  ms: number,
  counts: (before: Value, now: Value) => boolean = always,
): boolean {
  const [seen, setSeen] = useState(value);
  const [recent, setRecent] = useState(false);
  if (seen !== value) {
    setSeen(value);
    if (counts(seen, value)) setRecent(true);
  }
  useTimeout(() => setRecent(false), recent ? ms : null, seen);
  return recent;
}
