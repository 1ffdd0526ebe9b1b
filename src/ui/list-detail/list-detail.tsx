import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useRecentlyChanged } from '../use-recently-changed';
import { useShortcuts } from '../use-shortcuts';
import { useOpenedRow, useRememberedChoice } from './choice-memory';
import { ChosenContext } from './chosen-context';
import { DetailDrawerHeader } from './detail-drawer-header';
import { listCommand, type FocusPlace } from './list-command';
import type { ListPart } from './list-part';
import { Columns, DetailPanel } from './list-styles';
import { PartRows } from './part-rows';
import { useSelection } from './use-selection';

interface Identified {
  readonly id: string;
}

export interface ListDetailHandle {
  /** Focuses the selected row if nothing has the focus, for example after a dialog whose row was removed. */
  readonly catchFocus: () => void;
}

interface ListDetailProps<Row extends Identified> {
  readonly label: string;
  /** The rows of a list in one part. */
  readonly rows?: readonly Row[];
  /** Below `rows`. */
  readonly after?: ReactNode;
  /** The parts of a list that has several, instead of `rows`. */
  readonly parts?: readonly ListPart<Row>[];
  readonly newIds?: ReadonlySet<string>;
  /** A row's content, with a `RowTitle`. */
  readonly renderRow: (row: Row) => ReactNode;
  readonly renderDetails: (row: Row) => ReactNode;
  /** Keys that act on the row that has the focus, in the list or in its details. */
  readonly rowKeys?: Readonly<Record<string, (row: Row) => void>>;
  readonly handle?: Ref<ListDetailHandle>;
}

function someWereRemoved(before: readonly Identified[], now: readonly Identified[]): boolean {
  const ids = new Set(now.map(({ id }) => id));
  return before.some(({ id }) => !ids.has(id));
}

function placeOf(target: EventTarget | null, list: Element | null, details: Element | null): FocusPlace {
  if (!(target instanceof Node)) return 'elsewhere';
  if (list?.contains(target) && inRows(target)) return 'list';
  return details?.contains(target) ? 'details' : 'elsewhere';
}

/** Whether an element is in a part's rows, not in a button between the parts. */
const inRows = (target: Node) => target instanceof Element && target.closest('ul') !== null;

/**
 * A list, in one or more parts, with the details of one row: beside it from 1,200 px, in a drawer below. j, k and the arrow keys move the
 * selection.
 */
export function ListDetail<Row extends Identified>({
  label,
  rows: only,
  after,
  parts,
  newIds,
  renderRow,
  renderDetails,
  rowKeys = {},
  handle,
}: ListDetailProps<Row>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const focused = useRef<{ readonly rowId: string; readonly element: Element } | null>(null);
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const [toOpen, setOpened] = useOpenedRow();
  const [drawerId, setDrawerId] = useState(toOpen);
  const [chosenId, setChosenId] = useRememberedChoice();
  const rows = useMemo(() => parts?.flatMap((part) => part.rows) ?? only ?? [], [parts, only]);
  const ids = useMemo(() => new Set(rows.map((row) => row.id)), [rows]);
  // The row that moves into a removed row's place must not get a click meant for it.
  const settling = useRecentlyChanged(rows, 400, someWereRemoved);
  const { selected, select, neighbor } = useSelection(rows, chosenId);

  const titleId = (row: Row) => `${id}-${row.id}`;
  const choose = (row: Row) => {
    select(row);
    setChosenId(row.id);
  };
  const focusRow = (row: Row | null) => {
    if (!row) return false;
    choose(row);
    document.getElementById(titleId(row))?.focus();
    return true;
  };
  const catchFocus = () => {
    if (document.activeElement === document.body) focusRow(selected);
  };
  useImperativeHandle(handle, () => ({ catchFocus }));

  // When the focused row or button is removed, focus moves to the row in its place.
  const keepFocus = () => {
    if (!focused.current) return;
    const { rowId, element } = focused.current;
    if (!element.isConnected || !rows.some((row) => row.id === rowId)) catchFocus();
  };
  useEffect(keepFocus);

  const openedNow = useEffectEvent(() => {
    // A drawer takes the focus itself.
    if (wide && toOpen !== null) document.getElementById(`${id}-${toOpen}`)?.focus();
    setOpened();
  });
  const openedIsThere = toOpen !== null && ids.has(toOpen);
  useEffect(() => {
    if (openedIsThere) openedNow();
  }, [openedIsThere]);

  useShortcuts((key, event) => {
    const place = placeOf(event.target, list.current, panel.current);
    const command = listCommand(key, place);
    if (command === 'next') return focusRow(neighbor(1));
    if (command === 'previous') return focusRow(neighbor(-1));
    if (command === 'current') return focusRow(selected);
    const act = rowKeys[key];
    if (!act || !selected || place === 'elsewhere') return false;
    act(selected);
    return true;
  });

  const open = (row: Row) => {
    choose(row);
    if (wide) panel.current?.focus();
    else setDrawerId(row.id);
  };

  return (
    <Columns data-details={selected !== null || undefined} data-settling={settling || undefined}>
      <div ref={list}>
        {(parts ?? [{ key: 'all', rows, after }]).map((part) => (
          <PartRows
            key={part.key}
            part={part}
            label={label}
            ids={ids}
            onRowsChanged={keepFocus}
            newIds={newIds}
            selectedId={selected?.id}
            marked={wide}
            titleId={titleId}
            renderRow={renderRow}
            onOpen={open}
            onPoint={(row) => wide && focusRow(row)}
            onFocusIn={(row, element) => {
              focused.current = { rowId: row.id, element };
              if (wide) choose(row);
            }}
            onFocusOut={() => (focused.current = null)}
          />
        ))}
      </div>
      {selected && wide && (
        <DetailPanel
          ref={panel}
          tabIndex={-1}
          aria-label={`${label}: details`}
          onPointerEnter={() => setChosenId(selected.id)}
          onFocus={() => setChosenId(selected.id)}
        >
          <ChosenContext value={selected.id === chosenId}>{renderDetails(selected)}</ChosenContext>
        </DetailPanel>
      )}
      {!wide && (
        <Drawer
          anchor="right"
          open={selected !== null && selected.id === drawerId}
          onClose={() => setDrawerId(null)}
          slotProps={{ paper: { 'aria-label': `${label}: details`, sx: { width: 'min(100vw, 480px)' } } }}
        >
          <DetailDrawerHeader onClose={() => setDrawerId(null)} />
          {selected && (drawerId === null || drawerId === selected.id) && (
            <div style={{ padding: '0 24px 32px' }} inert={drawerId === null}>
              <ChosenContext value={true}>{renderDetails(selected)}</ChosenContext>
            </div>
          )}
        </Drawer>
      )}
    </Columns>
  );
}
