import { useState } from 'react';

interface Identified {
  readonly id: string;
}

interface Remembered {
  readonly id: string;
  readonly index: number;
}

export interface Selection<Row extends Identified> {
  /** The selected row; the one that took its place if it was removed; null for an empty list. */
  readonly selected: Row | null;
  readonly select: (row: Row) => void;
  /** The row `step` places further, stopping at the ends; null for an empty list. */
  readonly neighbor: (step: 1 | -1) => Row | null;
}

/** The selection of a list; at first `initialId` if it is in the list, else the first row. */
export function useSelection<Row extends Identified>(
  rows: readonly Row[],
  initialId: string | null = null,
): Selection<Row> {
  const [remembered, setRemembered] = useState<Remembered | null>(
    initialId ? { id: initialId, index: 0 } : null,
  );
  const known = rows.findIndex(({ id }) => id === remembered?.id);
  const index = known >= 0 ? known : Math.min(remembered?.index ?? 0, rows.length - 1);
  const selected = rows[index] ?? null;
  // Rows above may be added or removed, so the index to fall back to is updated.
  if (selected && (remembered?.id !== selected.id || remembered.index !== index)) {
    setRemembered({ id: selected.id, index });
  }
  return {
    selected,
    select: (row) => setRemembered({ id: row.id, index: rows.findIndex(({ id }) => id === row.id) }),
    neighbor: (step) => rows[Math.max(0, Math.min(index + step, rows.length - 1))] ?? null,
  };
}
