import { capitalized } from '@domain/text/capitalized';
import type { ReactNode } from 'react';

/** A part of a list: its rows under a heading of their own. */
export interface ListPart<Row extends { readonly id: string }> {
  readonly key: string;
  /** '6 open'; absent where the list has a single part and needs none. */
  readonly heading?: string;
  readonly rows: readonly Row[];
  /** The rows' name for screen readers; the list's label if absent. */
  readonly label?: string;
  /** Shown where the part has no rows. */
  readonly empty?: string;
  /** A heading above `row` if it begins a group; null within a group. */
  readonly groupOf?: ((row: Row, before: Row | null) => string | null) | undefined;
  /** Below the rows. */
  readonly after?: ReactNode;
}

interface Counted {
  readonly count: number;
  /** True where there are more than `count`. */
  readonly orMore: boolean;
}

/** The count of two lists that are shown as one part; null while either is unknown. */
export function countOfBoth(one: Counted | null, other: Counted | null): Counted | null {
  return one && other && { count: one.count + other.count, orMore: one.orMore || other.orMore };
}

/** A count with the rows' name: '6 open', '200+ completed'; the name alone while the count is unknown. */
export function partHeading(counted: Counted | null, name: string): string {
  if (!counted) return capitalized(name);
  return `${counted.count}${counted.orMore ? '+' : ''} ${name}`;
}

/** Whether the heading's count says that all rows are shown. A list whose page is full can't tell. */
export function isWhole(counted: Counted | null, shown: number): boolean {
  return counted !== null && !counted.orMore && counted.count <= shown;
}
