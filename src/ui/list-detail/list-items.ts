import type { PresentRow } from './use-leaving-rows';

interface Identified {
  readonly id: string;
}

/** An item of a list: a row, or the heading of the group that follows. */
export type ListItem<Row extends Identified> =
  | { readonly kind: 'heading'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'row';
      readonly key: string;
      readonly row: Row;
      readonly leaving: boolean;
      /** Its position among the rows, from 1. */
      readonly position: number;
    };

/** The rows with their groups' headings. */
export function listItems<Row extends Identified>(
  present: readonly PresentRow<Row>[],
  groupOf: ((row: Row, before: Row | null) => string | null) | undefined,
): readonly ListItem<Row>[] {
  return present.flatMap(({ row, leaving }, index): ListItem<Row>[] => {
    const text = groupOf?.(row, present[index - 1]?.row ?? null) ?? null;
    const item = { kind: 'row', key: row.id, row, leaving, position: index + 1 } as const;
    return text === null ? [item] : [{ kind: 'heading', key: `group-${row.id}`, text }, item];
  });
}
