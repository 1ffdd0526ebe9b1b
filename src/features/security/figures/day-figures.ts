import { dayMs } from '@domain/time/durations';
import type { LogEntry } from '../logs/log-entry';
import type { RateWindow } from '../limits/rate-window';

/** 24 hours before `now`, rounded down to the minute, so that the list's query changes only once a minute. */
export function dayStart(now: number): Date {
  return new Date(Math.floor((now - dayMs) / 60_000) * 60_000);
}

interface Dated {
  readonly created_at: string;
}

/**
 * The rows of a newest-first list created since `start`; `complete` is false where there may be more than are
 * loaded.
 */
export function since<Row extends Dated>(
  list: { readonly rows: readonly Row[]; readonly hasMore: boolean },
  start: Date,
): { readonly rows: readonly Row[]; readonly complete: boolean } {
  const rows = list.rows.filter(({ created_at }) => Date.parse(created_at) >= start.getTime());
  return { rows, complete: !list.hasMore || rows.length < list.rows.length };
}

/** Counts of log entries: all, suspicious, and distinct clients. */
export function entryFigures(entries: readonly LogEntry[]) {
  return {
    submissions: entries.length,
    suspicious: entries.filter(({ suspicions }) => suspicions.length > 0).length,
    clients: new Set(entries.map(({ client_ip }) => client_ip)).size,
  };
}

export function violationsIn(windows: readonly RateWindow[]): number {
  return windows.filter(({ violation }) => violation).length;
}
