import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOfficeRole } from '@domain/admin/admin-role';
import { SummaryRow } from '@/features/dashboard/summary-row';
import { useOwnRole } from '@/firebase/session/own-role';
import { ErrorBoundary } from '@/ui/error-boundary';
import { SkipLink } from '@/ui/skip-link';
import { CalendarButton } from './calendar-button';
import { OfficeFind } from './find/office-find';
import { NotLoaded } from './not-loaded';
import { OfficeHeader } from './office-header';
import { customerOf, officeTabOf, propertyOf, tabsOf, withOfficeTab, type OfficeTab } from './office-tab';
import { OfficeTabs, tabId, tabPanelId } from './office-tabs';
import { OutboxKeeper } from './outbox/outbox-keeper';
import { pageWidth } from './page-width';
import { TabLoading } from './tab-loading';
import { TeamProvider } from './team-provider';
import { useCurrentFindings } from './use-current-findings';
import { styled } from '@mui/material/styles';

const Panel = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: pageWidth,
  marginInline: 'auto',
  padding: '8px 32px 96px',
  outline: 'none',
  [theme.breakpoints.down('md')]: { paddingInline: 16 },
  [theme.breakpoints.down('sm')]: { paddingBlockStart: 4 },
}));

interface TabPanelProps {
  /** Null for a page that is no tab's. */
  readonly tab: OfficeTab | null;
  readonly children: ReactNode;
}

function TabPanel({ tab, children }: TabPanelProps) {
  if (tab === null) return children;
  return (
    <div role="tabpanel" id={tabPanelId} aria-labelledby={tabId(tab)}>
      {children}
    </div>
  );
}

const tabs = {
  dashboard: lazy(async () => ({ default: (await import('./dashboard/dashboard-tab')).DashboardTab })),
  workflow: lazy(async () => ({ default: (await import('./workflow/workflow-tab')).WorkflowTab })),
  day: lazy(async () => ({ default: (await import('./day/day-tab')).DayTab })),
  security: lazy(async () => ({ default: (await import('./security/security-tab')).SecurityTab })),
  report: lazy(async () => ({ default: (await import('./report/report-tab')).ReportTab })),
  settings: lazy(async () => ({ default: (await import('./settings/settings-tab')).SettingsTab })),
  visits: lazy(async () => ({ default: (await import('./visits/visits-tab')).VisitsTab })),
} satisfies Record<OfficeTab, unknown>;

const CustomerPanel = lazy(async () => ({
  default: (await import('./customer/customer-panel')).CustomerPanel,
}));

const PropertyPanel = lazy(async () => ({
  default: (await import('./property/property-panel')).PropertyPanel,
}));

// The entries of the actions are loaded with the Workflow tab, not with this page.
const loadJobFigures = async () => (await import('@/features/jobs/actions/job-actions')).jobFigures;

/** The tabs whose lists need the height. */
const withLists: readonly OfficeTab[] = ['workflow', 'security'];

/** /admin: header, tabs, and the tab or customer that the address selects. */
export function OfficePage() {
  // An inspector may not read the team.
  if (useOwnRole() === 'inspector') return <Office />;
  return (
    <TeamProvider>
      <Office />
    </TeamProvider>
  );
}

function Office() {
  const role = useOwnRole();
  useCurrentFindings();
  const [parameters, setParameters] = useSearchParams();
  const tab = officeTabOf(parameters, tabsOf(role));
  const inOffice = isOfficeRole(role);
  const customer = inOffice ? customerOf(parameters) : null;
  const property = inOffice && customer === null ? propertyOf(parameters) : null;
  // A record's page is no tab's.
  const page = customer ?? property;
  const Tab = tabs[tab];

  return (
    <>
      <SkipLink />
      <OfficeHeader
        find={inOffice && <OfficeFind />}
        summary={
          inOffice && (
            <SummaryRow jobFigures={loadJobFigures} oneLine={page !== null || withLists.includes(tab)} />
          )
        }
        notifies={inOffice}
      >
        <OfficeTabs
          tabs={tabsOf(role)}
          tab={page === null ? tab : null}
          onChange={(next) => setParameters((before) => withOfficeTab(before, next))}
        />
      </OfficeHeader>
      <Panel id="content" tabIndex={-1}>
        <TabPanel tab={page === null ? tab : null}>
          <ErrorBoundary key={page ?? tab} what="a tab of the office" fallback={<NotLoaded />}>
            <Suspense fallback={<TabLoading />}>
              {customer !== null ? (
                <CustomerPanel key={customer} id={customer} />
              ) : property !== null ? (
                <PropertyPanel key={property} id={property} />
              ) : (
                <Tab />
              )}
            </Suspense>
          </ErrorBoundary>
        </TabPanel>
      </Panel>
      {inOffice && <CalendarButton belowDetails={page === null && tab === 'workflow'} />}
      <OutboxKeeper />
    </>
  );
}
