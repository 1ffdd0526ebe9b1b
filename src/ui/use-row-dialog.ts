import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ListDetailHandle } from './list-detail/list-detail';

interface Asked<Row, About> {
  readonly row: Row;
  readonly about: About;
  /** False while the dialog fades out, its words still there. */
  readonly open: boolean;
}

interface RowDialog<Row, About> {
  readonly asked: Asked<Row, About> | null;
  readonly ask: (about: About) => (row: Row) => void;
  /** What every dialog about a row takes. */
  readonly dialog: { readonly open: boolean; readonly onClose: () => void; readonly onExited: () => void };
}

/** The one dialog about a row of a list. The focus goes back to the list where the button that opened it has gone. */
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
