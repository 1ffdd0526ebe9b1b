import { useLayoutEffect, useState, type RefObject } from 'react';

/** The list's distance from the top of the page, in whole pixels; not updated while `measured` is false. */
export function useListTop(list: RefObject<HTMLElement | null>, measured: boolean): number {
  const [top, setTop] = useState(0);
  // What is above the list can change its position, so it is measured after each render.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- sets state only where the position has changed
  useLayoutEffect(() => {
    if (!measured || !list.current) return;
    const now = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    if (now !== top) setTop(now);
  });
  return top;
}
