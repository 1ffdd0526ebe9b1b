import { oneOf } from '@domain/office/one-of';
import { useSyncExternalStore } from 'react';

export const portalTabs = ['bookings', 'reports', 'profile'] as const;
export type PortalTab = (typeof portalTabs)[number];

export const portalTabLabels: Record<PortalTab, string> = {
  bookings: 'My Bookings',
  reports: 'Inspection Reports',
  profile: 'My Profile',
};

const moved = new EventTarget();

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  moved.addEventListener('move', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    moved.removeEventListener('move', listener);
  };
}

const readTab = () => oneOf(portalTabs, new URLSearchParams(location.search).get('tab'), 'bookings');

/** The tab in the address, which follows the Back button. */
export function usePortalTab(): readonly [PortalTab, (tab: PortalTab) => void] {
  const tab = useSyncExternalStore(subscribe, readTab);
  return [tab, goToTab];
}

function goToTab(tab: PortalTab): void {
  const query = new URLSearchParams(location.search);
  query.set('tab', tab);
  history.pushState(null, '', `${location.pathname}?${query.toString()}`);
  moved.dispatchEvent(new Event('move'));
}
