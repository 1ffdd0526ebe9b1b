import type { MouseEvent } from 'react';
import { navigate } from './navigate';

/** A link's `onClick`: navigates within the app, unless the person asked for another tab. */
export function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const otherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (otherTab || event.defaultPrevented) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  navigate(pathname + search);
}
