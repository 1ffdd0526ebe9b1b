import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ListDetailHandle } from './list-detail/list-detail';

interface Asked<Row, About> {
  readonly row: Row;
  readonly about: About;
  /** False while the dialog fades out with its text. */
  readonly open: boolean;
}

interface RowDialog<Row, About> {
  readonly asked: Asked<Row, About> | null;
  readonly ask: (about: About) => (row: Row) => void;
  /** The props that every dialog about a row gets. */
  readonly dialog: { readonly open: boolean; readonly onClose: () => void; readonly onExited: () => void };
}

/** The dialog about a row of a list. Focus returns to the list if the button that opened it was removed. */
export function useRowDialog<Row, About extends string>(
  handle: RefObject<ListDetailHandle | null>,
): RowDialog<Row, About> {
  const [asked, setAsked] = useState<Asked<Row, About> | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (asked === null && wasOpen.current) handle.current?.catchFocus();
    wasOpen.current = asked !== null;
  }, [asked, handle]);
  return {
    asked,
    ask: (about) => (row) => setAsked({ row, about, open: true }),
    dialog: {
      open: asked?.open ?? false,
      onClose: () => setAsked((before) => before && { ...before, open: false }),
      onExited: () => setAsked(null),
    },
  };
}
