import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still mounted, for code that continues after a late response. */
export function useOnPage(): RefObject<boolean> {
  const onPage = useRef(true);
  useEffect(() => {
    onPage.current = true;
    return () => {
      onPage.current = false;
    };
  }, []);
  return onPage;
}
