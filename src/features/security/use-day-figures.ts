import { useMemo } from 'react';
import type { LiveCount } from '@/firebase/use-live-count';
import { useLiveList } from '@/firebase/use-live-list';
import { useServerCount } from '@/firebase/use-server-count';
import { useNow } from '@/ui/use-now';
import { dayStart, entryFigures, since, violationsIn } from './day-figures';
import { clientsSince, entriesSince, newestEntries, suspiciousSince } from './log-entry';
import { newestWindows, violationsSince } from './rate-window';

/** What the last 24 hours brought; each figure null until it is known. */
export interface DayFigures {
  readonly submissions: LiveCount | null;
  readonly suspicious: LiveCount | null;
  readonly violations: LiveCount | null;
  readonly clients: LiveCount | null;
}

/**
 * The figures of the last 24 hours. While the lists that are open anyway reach back that far, they are counted in
 * these, live and without a further read; on a day with more, the server counts.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses a list.
 */
export function useDayFigures(): DayFigures {
  const startMs = dayStart(useNow()).getTime();
  const start = useMemo(() => new Date(startMs), [startMs]);
  const log = useLiveList(newestEntries);
  const windows = useLiveList(newestWindows);
  const entries = log.state === 'ready' && log.confirmed ? since(log, start) : null;
  const limits = windows.state === 'ready' && windows.confirmed ? since(windows, start) : null;
  const logToCount = entries !== null && !entries.complete;
  const windowsToCount = limits !== null && !limits.complete;

  const submissions = useServerCount(
    useMemo(() => (logToCount ? entriesSince(start) : null), [logToCount, start]),
  );
  const suspicious = useServerCount(
    useMemo(() => (logToCount ? suspiciousSince(start) : null), [logToCount, start]),
  );
  const clients = useServerCount(
    useMemo(() => (logToCount ? clientsSince(start) : null), [logToCount, start]),
  );
  const violations = useServerCount(
    useMemo(() => (windowsToCount ? violationsSince(start) : null), [windowsToCount, start]),
  );

  const known = entries && entryFigures(entries.rows);
  return {
    submissions: known && atLeast(known.submissions, logToCount, submissions),
    suspicious: known && atLeast(known.suspicious, logToCount, suspicious),
    violations: limits && atLeast(violationsIn(limits.rows), windowsToCount, violations),
    clients: known && atLeast(known.clients, logToCount, clients),
  };
}

/** What is loaded, or the server's count of all: it may be a minute behind. */
function atLeast(loaded: number, orMore: boolean, counted: LiveCount | null): LiveCount {
  return counted && counted.count >= loaded ? counted : { count: loaded, orMore };
}
