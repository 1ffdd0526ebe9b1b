import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves focus and scroll position to the top after navigating from one form to another. */
export function FocusOnArrival() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
