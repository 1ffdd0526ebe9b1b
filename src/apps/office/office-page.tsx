import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SummaryRow } from '@/features/dashboard/summary-row';
import { CalendarButton } from './calendar-button';
import { OfficeHeader } from './office-header';
import { officeTabOf, withOfficeTab, type OfficeTab } from './office-tab';
import { OfficeTabs } from './office-tabs';
import { OutboxKeeper } from './outbox/outbox-keeper';
import { TabLoading } from './tab-loading';
import { TabPanel } from './tab-panel';

const tabs = {
  dashboard: lazy(async () => ({ default: (await import('./tabs/dashboard-tab')).DashboardTab })),
  workflow: lazy(async () => ({ default: (await import('./workflow/workflow-tab')).WorkflowTab })),
  security: lazy(async () => ({ default: (await import('./tabs/security-tab')).SecurityTab })),
  report: lazy(async () => ({ default: (await import('./tabs/report-tab')).ReportTab })),
} satisfies Record<OfficeTab, unknown>;

/** /admin: header, tabs, and the tab that the address names. */
export function OfficePage() {
  const [parameters, setParameters] = useSearchParams();
  const tab = officeTabOf(parameters);
  const Tab = tabs[tab];
  return (
    <>
      <OfficeHeader summary={<SummaryRow />}>
        <OfficeTabs tab={tab} onChange={(next) => setParameters((before) => withOfficeTab(before, next))} />
      </OfficeHeader>
      <TabPanel tab={tab}>
        <Suspense fallback={<TabLoading />}>
          <Tab />
        </Suspense>
      </TabPanel>
      <CalendarButton />
      <OutboxKeeper />
    </>
  );
}
