import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden';
import { leavingMs } from './list-styles';
import type { ListPart } from './list-part';
import { RowList, type RowListProps } from './row-list';
import { useLeavingRows } from './use-leaving-rows';

const Part = styled('section')(({ theme }) => ({
  '& + &': { marginTop: 24 },
  '& > h2': { ...theme.typography.h6, margin: '0 0 4px' },
  // The list's tab has just said the same.
  '&:first-of-type > h2': visuallyHidden,
  '& > p': { margin: 0, padding: '12px 0', color: theme.vars.palette.text.secondary },
}));

interface Identified {
  readonly id: string;
}

interface PartRowsProps<Row extends Identified> extends Omit<
  RowListProps<Row>,
  'list' | 'present' | 'label' | 'groupOf'
> {
  readonly part: ListPart<Row>;
  /** The label of the whole list. */
  readonly label: string;
  /** All rows of all parts. */
  readonly ids: ReadonlySet<string>;
  /** Called when rows were added, or are gone from the screen. */
  readonly onRowsChanged: () => void;
}

/** One part of a list: its heading, its rows or what is said in their place, and what follows. */
export function PartRows<Row extends Identified>({
  part,
  label,
  ids,
  onRowsChanged,
  ...list
}: PartRowsProps<Row>): ReactNode {
  const { heading, rows, empty, groupOf, after } = part;
  const rowList = useRef<HTMLUListElement>(null);
  const present = useLeavingRows(rows, leavingMs);
  const report = useEffectEvent(onRowsChanged);
  useEffect(() => report(), [present]);
  // A row that moved to another part is shown there only.
  const shown = present.filter(({ row, leaving }) => !leaving || !ids.has(row.id));
  const content = (
    <>
      {shown.length === 0 && empty !== undefined ? (
        <p>{empty}</p>
      ) : (
        <RowList {...list} list={rowList} label={part.label ?? label} present={shown} groupOf={groupOf} />
      )}
      {after}
    </>
  );
  if (heading === undefined) return content;
  return (
    <Part>
      <h2>{heading}</h2>
      {content}
    </Part>
  );
}
