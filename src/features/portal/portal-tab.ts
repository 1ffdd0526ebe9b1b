import { reportParameter } from '@domain/portal/report-in-portal';
import { oneOf } from '@domain/text/one-of';
import { useSearchParams } from 'react-router-dom';

export const portalTabs = ['bookings', 'reports', 'profile'] as const;
export type PortalTab = (typeof portalTabs)[number];

export const portalTabLabels: Record<PortalTab, string> = {
  bookings: 'My Bookings',
  reports: 'Inspection Reports',
  profile: 'My Profile',
};

/** The tab in the address, which follows the Back button. */
export function usePortalTab(): readonly [PortalTab, (tab: PortalTab) => void] {
  const [query, setQuery] = useSearchParams();
  const tab = oneOf(portalTabs, query.get('tab'), query.has(reportParameter) ? 'reports' : 'bookings');
  return [
    tab,
    (next) =>
      setQuery((before) => {
        before.set('tab', next);
        return before;
      }),
  ];
}
