import { useState } from 'react';
import { useTimeout } from '../use-timeout';

interface Identified {
  readonly id: string;
}

export interface PresentRow<Row extends Identified> {
  readonly row: Row;
  readonly leaving: boolean;
}

/** The rows, with those just removed still in place and marked as leaving. */
export function withLeaving<Row extends Identified>(
  before: readonly PresentRow<Row>[],
  rows: readonly Row[],
): PresentRow<Row>[] {
  const ids = new Set(rows.map(({ id }) => id));
  const merged: PresentRow<Row>[] = rows.map((row) => ({ row, leaving: false }));
  before.forEach(({ row }, index) => {
    if (!ids.has(row.id)) merged.splice(Math.min(index, merged.length), 0, { row, leaving: true });
  });
  return merged;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows each removed row as leaving for `durationMs`; removes it at once with reduced motion. */
export function useLeavingRows<Row extends Identified>(
  rows: readonly Row[],
  durationMs: number,
): readonly PresentRow<Row>[] {
  const [seen, setSeen] = useState(rows);
  const [present, setPresent] = useState(() => withLeaving([], rows));
  if (seen !== rows) {
    setSeen(rows);
    setPresent((before) => withLeaving(prefersStillness() ? [] : before, rows));
  }
  const someLeave = present.some(({ leaving }) => leaving);

  // The timer is not restarted by each change, because rows would pile up in a burst.
  const removeThem = () => setPresent((before) => before.filter(({ leaving }) => !leaving));
  useTimeout(removeThem, someLeave ? durationMs : null);

  return present;
}
