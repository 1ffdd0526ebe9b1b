import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the heading of content that replaces other content, so that it is announced and keyboard navigation
 * continues there.
 */
export function useFocusedHeading(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return page;
}
