import { useMemo, useState } from 'react';
import type { LiveCount } from '@/firebase/lists/live-count';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { useServerCount } from '@/firebase/lists/use-server-count';
import { useNow } from '@/ui/use-now';
import { dayStart, entryFigures, since, violationsIn } from './day-figures';
import { clientsSince, entriesSince, latestEntry, newestEntries, suspiciousSince } from '../logs/log-entry';
import { latestWindow, newestWindows, violationsSince } from '../limits/rate-window';

/** The figures of the last 24 hours; null until known. */
export interface DayFigures {
  readonly submissions: LiveCount | null;
  readonly suspicious: LiveCount | null;
  readonly violations: LiveCount | null;
  readonly clients: LiveCount | null;
}

/** Which of the two lists have their first page on the screen. */
interface OpenLists {
  readonly log: boolean;
  readonly windows: boolean;
}

/**
 * The figures of the last 24 hours. A list on the screen that reaches back far enough is counted as it is, live and
 * without another read. For a list that is not on the screen only the newest entry is watched, and the server
 * counts: every minute, and at once when an entry that needs attention comes in.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses a list.
 */
export function useDayFigures(open: OpenLists): DayFigures {
  const startMs = dayStart(useNow()).getTime();
  const start = useMemo(() => new Date(startMs), [startMs]);
  const log = useLiveList(open.log ? newestEntries : latestEntry);
  const windows = useLiveList(open.windows ? newestWindows : latestWindow);
  const entries = log.state === 'ready' && log.confirmed ? since(log, start) : null;
  const limits = windows.state === 'ready' && windows.confirmed ? since(windows, start) : null;
  const logToCount = entries !== null && !entries.complete;
  const windowsToCount = limits !== null && !limits.complete;
  const suspiciousId = useLast(entries?.rows.find(({ suspicions }) => suspicions.length > 0)?.id);
  const violationId = useLast(limits?.rows.find(({ violation }) => violation)?.id);

  const submissions = useServerCount(
    useMemo(() => (logToCount ? entriesSince(start) : null), [logToCount, start]),
  );
  const suspicious = useServerCount(
    useMemo(() => (logToCount ? suspiciousSince(start) : null), [logToCount, start]),
    suspiciousId,
  );
  const clients = useServerCount(
    useMemo(() => (logToCount ? clientsSince(start) : null), [logToCount, start]),
  );
  const violations = useServerCount(
    useMemo(() => (windowsToCount ? violationsSince(start) : null), [windowsToCount, start]),
    violationId,
  );

  const known = entries && entryFigures(entries.rows);
  return {
    submissions: useFigure(known && known.submissions, logToCount, submissions),
    suspicious: useFigure(known && known.suspicious, logToCount, suspicious),
    violations: useFigure(limits && violationsIn(limits.rows), windowsToCount, violations),
    clients: useFigure(known && known.clients, logToCount, clients),
  };
}

/** The last defined value; an empty text before that. */
function useLast(value: string | undefined): string {
  const [last, setLast] = useState('');
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/**
 * The loaded count, or the server's count of all, which may be a minute old. The last figure stays while the list
 * changes and until the server responds.
 */
function useFigure(loaded: number | null, orMore: boolean, counted: LiveCount | null): LiveCount | null {
  const [last, setLast] = useState<LiveCount | null>(null);
  const figure = loaded === null ? last : orMore ? atLeast(loaded, counted ?? last) : exactly(loaded);
  if (figure?.count !== last?.count || figure?.orMore !== last?.orMore) setLast(figure);
  return figure;
}

function exactly(count: number): LiveCount {
  return { count, orMore: false };
}

function atLeast(loaded: number, counted: LiveCount | null): LiveCount {
  return counted && counted.count >= loaded ? counted : { count: loaded, orMore: true };
}
