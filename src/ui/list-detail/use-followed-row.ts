import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Events that mean the person is scrolling. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown'] as const;

interface FollowedRow {
  readonly list: RefObject<HTMLElement | null>;
  /** The selected row's index. */
  readonly index: number;
  /** The row's position in the page, in pixels; undefined where the list is not virtualized. */
  readonly place: number | undefined;
  /** Called when following starts or stops. Must be a stable function. */
  readonly onFollowing: (following: boolean) => void;
}

/**
 * Keeps the row that was selected by keyboard in view. Rows above it change its position once they are rendered and
 * measured, after the browser has scrolled to the focus. Stops when the person scrolls.
 */
export function useFollowedRow({ list, index, place, onFollowing }: FollowedRow): void {
  const followed = useRef(false);
  useEffect(() => {
    const turn = (following: boolean) => {
      followed.current = following;
      onFollowing(following);
    };
    const follow = () => turn(true);
    const letGo = () => turn(false);
    window.addEventListener('keydown', follow, true);
    for (const move of ownMoves) window.addEventListener(move, letGo, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', follow, true);
      for (const move of ownMoves) window.removeEventListener(move, letGo, true);
    };
  }, [onFollowing]);
  useLayoutEffect(() => {
    if (place === undefined || !followed.current) return;
    const line = document.activeElement?.closest<HTMLElement>('[data-index]');
    if (line && line.dataset.index === String(index) && list.current?.contains(line)) {
      line.scrollIntoView({ block: 'nearest' });
    }
  }, [list, index, place]);
}
