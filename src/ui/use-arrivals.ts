import { useState } from 'react';
import { useTimeout } from './use-timeout';

interface Arriving {
  readonly id: string;
  /** ISO 8601. */
  readonly created_at: string;
}

const shownMs = 8_000;
const none: readonly never[] = [];

function newestOf(rows: readonly Arriving[]): string {
  return rows.reduce((newest, { created_at }) => (created_at > newest ? created_at : newest), '');
}

/** The rows newer than `newest`. Older rows that move up into the list are not arrivals. */
function arrivalsSince<Row extends Arriving>(newest: string, rows: readonly Row[]): Row[] {
  return rows.filter(({ created_at }) => created_at > newest);
}

/** The rows that arrived since this was mounted, for some seconds each; `rows` is null while loading. */
export function useArrivals<Row extends Arriving>(rows: readonly Row[] | null): readonly Row[] {
  const [newest, setNewest] = useState<string | null>(null);
  const [arrivals, setArrivals] = useState<readonly Row[]>(none);

  if (rows !== null && newest === null) setNewest(newestOf(rows));
  if (rows !== null && newest !== null && newestOf(rows) > newest) {
    setArrivals(arrivalsSince(newest, rows));
    setNewest(newestOf(rows));
  }

  useTimeout(() => setArrivals(none), arrivals.length > 0 ? shownMs : null, arrivals);

  return arrivals;
}
