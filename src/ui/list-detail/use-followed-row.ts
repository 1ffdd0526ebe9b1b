import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What a person moves the view with. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown'] as const;

interface FollowedRow {
  readonly list: RefObject<HTMLElement | null>;
  /** Of the row looked at. */
  readonly index: number;
  /** Where the row stands in the page, pixels; undefined where the list is drawn whole. */
  readonly place: number | undefined;
  /** Whether the row is followed from now on. Stable. */
  readonly onFollowing: (following: boolean) => void;
}

/**
 * Keeps the row that the keys went to in view. The rows above it are measured once they are drawn, which moves it on: the
 * browser's own scrolling to the focus was then to where it no longer is. Who scrolls away is left alone.
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
