import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On the way from one form to another, the focus and the view go to the top of the new one. */
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
