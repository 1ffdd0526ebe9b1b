import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { listItems } from './list-items';
import { GroupHeading, RowItem, Rows } from './list-styles';
import { RowContext } from './row-context';
import type { PresentRow } from './use-leaving-rows';
import { useRowWindow } from './use-row-window';

interface Identified {
  readonly id: string;
}

export interface RowListProps<Row extends Identified> {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly label: string;
  readonly present: readonly PresentRow<Row>[];
  readonly newIds: ReadonlySet<string> | undefined;
  readonly groupOf: ((row: Row, before: Row | null) => string | null) | undefined;
  /** The selected row, and whether it is highlighted. */
  readonly selectedId: string | undefined;
  readonly marked: boolean;
  readonly titleId: (row: Row) => string;
  readonly renderRow: (row: Row) => ReactNode;
  readonly onOpen: (row: Row) => void;
  readonly onPoint: (row: Row) => void;
  readonly onFocusIn: (row: Row, element: Element) => void;
  readonly onFocusOut: () => void;
}

const interactive = 'a, button, input, summary, label, [role="menu"]';

/** The rows with their groups' headings; a long list is virtualized. */
export function RowList<Row extends Identified>(props: RowListProps<Row>) {
  const { list, label, present, newIds, groupOf, selectedId, marked, titleId, renderRow } = props;
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const items = useMemo(() => listItems(present, groupOf), [present, groupOf]);
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const shown = useRowWindow({ list, keys, selected: keys.indexOf(selectedId ?? ''), gap: onPhone ? 12 : 0 });
  return (
    <Rows
      ref={list}
      aria-label={label}
      style={shown.style}
      onBlur={(event) => event.relatedTarget && props.onFocusOut()}
    >
      {shown.lines.map(({ index, style }) => {
        const item = items[index];
        if (!item) return null;
        const line = { ref: shown.measure, style, 'data-index': index };
        if (item.kind === 'heading') {
          return (
            <GroupHeading key={item.key} {...line}>
              {item.text}
            </GroupHeading>
          );
        }
        const { row, leaving, position } = item;
        const isNew = newIds?.has(row.id) ?? false;
        const isSelected = marked && row.id === selectedId;
        return (
          <RowItem
            key={item.key}
            {...line}
            {...(style && { 'aria-posinset': position, 'aria-setsize': present.length })}
            data-selected={isSelected || undefined}
            data-new={isNew || undefined}
            data-leaving={leaving || undefined}
            inert={leaving}
            onFocus={({ target }) => props.onFocusIn(row, target)}
            onClick={({ target, currentTarget }) => {
              // Ignores events from a row's menu or dialog, which is rendered in a portal.
              if (!currentTarget.contains(target as Element)) return;
              if (!(target as Element).closest(interactive)) props.onPoint(row);
            }}
          >
            <div>
              <RowContext
                value={{ titleId: titleId(row), selected: isSelected, isNew, open: () => props.onOpen(row) }}
              >
                {renderRow(row)}
              </RowContext>
            </div>
          </RowItem>
        );
      })}
    </Rows>
  );
}
