import { useEffect, useState } from 'react';

interface Identified {
  readonly id: string;
}

/**
 * True for `durationMs` after a row was removed, so that the row that moves into its place doesn't get a click
 * meant for it.
 */
export function useSettling(rows: readonly Identified[], durationMs: number): boolean {
  const [seen, setSeen] = useState(rows);
  const [settling, setSettling] = useState(false);
  if (seen !== rows) {
    const ids = new Set(rows.map(({ id }) => id));
    setSeen(rows);
    if (seen.some(({ id }) => !ids.has(id))) setSettling(true);
  }
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettling(false), durationMs);
    return () => clearTimeout(timer);
  }, [settling, seen, durationMs]);
  return settling;
}
