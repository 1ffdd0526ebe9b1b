import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What a person moves the view with. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * Keeps the row that the keys went to in view. The rows above it are measured once they are drawn, which moves it on: the
 * browser's own scrolling to the focus was then to where it no longer is. Who scrolls away is left alone.
 * @param index of the row looked at.
 * @param place where the row stands in the page, pixels; undefined where the list is drawn whole.
 */
export function useFollowedRow(
  list: RefObject<HTMLElement | null>,
  index: number,
  place: number | undefined,
): void {
  const followed = useRef(false);
  useEffect(() => {
    const follow = () => (followed.current = true);
    const letGo = () => (followed.current = false);
    window.addEventListener('keydown', follow, true);
    for (const move of ownMoves) window.addEventListener(move, letGo, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', follow, true);
      for (const move of ownMoves) window.removeEventListener(move, letGo, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (place === undefined || !followed.current) return;
    const line = document.activeElement?.closest<HTMLElement>('[data-index]');
    if (line && line.dataset.index === String(index) && list.current?.contains(line)) {
      line.scrollIntoView({ block: 'nearest' });
    }
  }, [list, index, place]);
}
