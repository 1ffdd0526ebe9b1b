import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page, for what goes on after an answer that may come late. */
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
