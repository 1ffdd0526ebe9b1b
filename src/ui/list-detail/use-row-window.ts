import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { keptIndexes } from './kept-indexes';
import { useFollowedRow } from './use-followed-row';

/** Longer lists keep only the lines near the view in the page: 200 rows take 100 ms to draw, a window of them 10. */
const windowedFrom = 100;

interface WindowedLine {
  readonly index: number;
  /** Where it stands in a windowed list. */
  readonly style: CSSProperties | undefined;
}

interface RowWindow {
  /** The lines to draw. */
  readonly lines: readonly WindowedLine[];
  /** The list's own style. */
  readonly style: CSSProperties | undefined;
  /** Measures a line; each has its index as `data-index`. */
  readonly measure: ((element: Element | null) => void) | undefined;
}

interface Lines {
  readonly list: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** The index of the line looked at; -1 for none. */
  readonly selected: number;
  /** Pixels between two lines. */
  readonly gap: number;
}

/** Which lines of a list are drawn, and where. A short list is drawn whole, in the flow of the page. */
export function useRowWindow({ list, keys, selected, gap }: Lines): RowWindow {
  const windowed = keys.length > windowedFrom;
  const [top, setTop] = useState(0);
  // What stands above the list comes and goes, so it is looked at after each drawing.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- ends by itself: where nothing has moved, nothing is set
  useLayoutEffect(() => {
    if (!windowed || !list.current) return;
    const now = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    if (now !== top) setTop(now);
  });
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    enabled: windowed,
    estimateSize: () => 110,
    getItemKey: (index) => keys[index] ?? index,
    gap,
    overscan: 8,
    scrollMargin: top,
    useFlushSync: false,
    rangeExtractor: (range) => keptIndexes(defaultRangeExtractor(range), selected, keys.length),
  });
  const drawn = windowed ? virtualizer.getVirtualItems() : [];
  const onFollowing = useCallback(
    (following: boolean) => {
      // A row that is followed is held in view by itself. The virtualizer goes by where the view was at its last scroll event.
      virtualizer.shouldAdjustScrollPositionOnItemSizeChange = following ? () => false : undefined;
    },
    [virtualizer],
  );
  const place = drawn.find(({ index }) => index === selected)?.start;
  useFollowedRow({ list, index: selected, place, onFollowing });
  if (!windowed) {
    return {
      lines: keys.map((_, index) => ({ index, style: undefined })),
      style: undefined,
      measure: undefined,
    };
  }
  return {
    lines: drawn.map(({ index, start }) => ({
      index,
      style: { position: 'absolute', top: start - top, left: 0, right: 0 },
    })),
    style: { position: 'relative', height: virtualizer.getTotalSize() },
    measure: virtualizer.measureElement,
  };
}
