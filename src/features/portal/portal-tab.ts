import { oneOf } from '@domain/text/one-of';
import { changeAddress, useFromAddress } from '@/ui/address';

export const portalTabs = ['bookings', 'reports', 'profile'] as const;
export type PortalTab = (typeof portalTabs)[number];

export const portalTabLabels: Record<PortalTab, string> = {
  bookings: 'My Bookings',
  reports: 'Inspection Reports',
  profile: 'My Profile',
};

const readTab = () => oneOf(portalTabs, new URLSearchParams(location.search).get('tab'), 'bookings');

/** The tab in the address, which follows the Back button. */
export function usePortalTab(): readonly [PortalTab, (tab: PortalTab) => void] {
  const tab = useFromAddress(readTab);
  return [tab, goToTab];
}

function goToTab(tab: PortalTab): void {
  const query = new URLSearchParams(location.search);
  query.set('tab', tab);
  changeAddress(`${location.pathname}?${query.toString()}`);
}
