import { reachAt, sameSpot } from './tolerance';

/** A finding with a place, for the alignment. */
export interface PlacedFinding {
  /** Its place in the list that it came from. */
  readonly index: number;
  readonly tenths: number;
}

/** The findings of two inspections, each in the order of their footage. */
export interface FindingLists {
  readonly earlier: readonly PlacedFinding[];
  readonly current: readonly PlacedFinding[];
  /** By the places in `earlier` and in `current`. */
  readonly likeness: readonly (readonly number[])[];
}

export interface Alignment {
  /** How well the lists fit: about 1,000 for each pair. */
  readonly score: number;
  /** Places in `earlier` and in `current`. */
  readonly pairs: readonly (readonly [earlier: number, current: number])[];
}

/**
 * The pairs that fit two inspections best, if the earlier one is moved by `offset` tenths of a foot. Pairs don't cross, because
 * what is farther down the pipe stays farther down; only two neighbors in one spot may change places.
 */
export function alignFindings({ earlier, current, likeness }: FindingLists, offset: number): Alignment {
  const rows = earlier.length;
  const columns = current.length;
  // One row after the other; two more of each, for what is past the end.
  const best = new Int32Array((rows + 2) * (columns + 2));
  const placeOf = (row: number, column: number) => row * (columns + 2) + column;
  const bestOf = (row: number, column: number) => best[placeOf(row, column)] ?? 0;

  /** What the pair is worth; 0 if it is none. */
  const worth = (row: number, column: number): number => {
    const one = earlier[row];
    const other = current[column];
    const alike = likeness[row]?.[column] ?? 0;
    if (!one || !other || alike === 0) return 0;
    const apart = Math.abs(one.tenths + offset - other.tenths);
    const reach = reachAt(Math.round((one.tenths + other.tenths) / 2));
    return apart > reach ? 0 : Math.max(1, alike - Math.round((700 * apart) / reach));
  };

  /** What two pairs that change places are worth; 0 if they can't. */
  const spots = { earlier: spotsOf(earlier), current: spotsOf(current) };
  const crossed = (row: number, column: number): number => {
    if (!spots.earlier[row] || !spots.current[column]) return 0;
    const first = worth(row, column + 1);
    const second = worth(row + 1, column);
    return first > 0 && second > 0 ? first + second : 0;
  };

  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const pair = worth(row, column);
      const cross = crossed(row, column);
      best[placeOf(row, column)] = Math.max(
        bestOf(row + 1, column),
        bestOf(row, column + 1),
        pair > 0 ? pair + bestOf(row + 1, column + 1) : 0,
        cross > 0 ? cross + bestOf(row + 2, column + 2) : 0,
      );
    }
  }

  const pairs: (readonly [number, number])[] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    const score = bestOf(row, column);
    const pair = worth(row, column);
    const cross = crossed(row, column);
    if (pair > 0 && score === pair + bestOf(row + 1, column + 1)) {
      pairs.push([row++, column++]);
    } else if (cross > 0 && score === cross + bestOf(row + 2, column + 2)) {
      pairs.push([row, column + 1], [row + 1, column]);
      row += 2;
      column += 2;
    } else if (score === bestOf(row + 1, column)) row++;
    else column++;
  }
  return { score: bestOf(0, 0), pairs };
}

/** By place, whether the finding is in one spot with the next. */
function spotsOf(findings: readonly PlacedFinding[]): boolean[] {
  return findings.map(({ tenths }, place) => {
    const next = findings[place + 1];
    return next !== undefined && next.tenths - tenths <= sameSpot;
  });
}
