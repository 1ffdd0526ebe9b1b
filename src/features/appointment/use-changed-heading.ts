import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the heading whenever `arrival` changes, but not on the first render. */
export function useChangedHeading(arrival: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrival === 0) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [arrival]);
  return heading;
}
