import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the heading of what takes another's place, so that it is read out and the keys go on from there. */
export function useFocusedHeading(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return page;
}
