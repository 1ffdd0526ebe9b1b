import type { MouseEvent } from 'react';
import { useNavigateTo } from './navigate';

/** A link's `onClick`: navigates within the app, unless the person asked for another tab. */
export function useGoTo(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigateTo = useNavigateTo();
  return (event) => {
    const otherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (otherTab || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    navigateTo(pathname + search);
  };
}
