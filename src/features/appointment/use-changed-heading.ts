import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the heading whenever `arrival` has changed, but not when the page is opened. */
export function useChangedHeading(arrival: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrival === 0) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [arrival]);
  return heading;
}
