import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { retainedIndexes } from './retained-indexes';
import { useFollowedRow } from './use-followed-row';

/** Lists of at least this length are virtualized: 200 rows take 100 ms to render, a window of them 10. */
const windowedFrom = 100;

interface WindowedLine {
  readonly index: number;
  /** The item's position in a virtualized list. */
  readonly style: CSSProperties | undefined;
}

interface RowWindow {
  /** The items to render. */
  readonly lines: readonly WindowedLine[];
  /** The list's own style. */
  readonly style: CSSProperties | undefined;
  /** Ref that measures an item; each has its index as `data-index`. */
  readonly measure: ((element: Element | null) => void) | undefined;
}

interface Lines {
  readonly list: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** The selected item's index; -1 for none. */
  readonly selected: number;
  /** Pixels between two items. */
  readonly gap: number;
}

/** Which items of a list are rendered, and where. A short list is rendered whole, in normal flow. */
export function useRowWindow({ list, keys, selected, gap }: Lines): RowWindow {
  const windowed = keys.length > windowedFrom;
  const top = useListTop(list, windowed);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    enabled: windowed,
    estimateSize: () => 110,
    getItemKey: (index) => keys[index] ?? index,
    gap,
    overscan: 8,
    scrollMargin: top,
    useFlushSync: false,
    rangeExtractor: (range) => retainedIndexes(defaultRangeExtractor(range), selected, keys.length),
  });
  const drawn = windowed ? virtualizer.getVirtualItems() : [];
  const onFollowing = useCallback(
    (following: boolean) => {
      // `useFollowedRow` scrolls on its own, and the virtualizer's correction would work from an outdated
      // scroll position.
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

/** The list's distance from the top of the page, in whole pixels; not updated while `measured` is false. */
function useListTop(list: RefObject<HTMLElement | null>, measured: boolean): number {
  const [top, setTop] = useState(0);
  // What is above the list can change its position, so it is measured after each render.
  // oxlint-disable-next-line react/exhaustive-deps -- sets state only where the position has changed
  useLayoutEffect(() => {
    if (!measured || !list.current) return;
    const now = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    if (now !== top) setTop(now);
  });
  return top;
}
