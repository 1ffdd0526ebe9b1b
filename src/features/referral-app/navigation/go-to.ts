import type { MouseEvent } from 'react';
import { navigate } from './navigate';

/** For a link's `onClick`: its address within the app, unless the person wants another tab. */
export function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const otherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (otherTab || event.defaultPrevented) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  navigate(pathname + search);
}
