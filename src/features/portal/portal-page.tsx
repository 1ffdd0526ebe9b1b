import { routes } from '@domain/business/routes';
import type { OpenPortalAnswer } from '@domain/portal/portal-calls';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import { ButtonLink } from '@/ui/button-link';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import { ScrollTabs } from '@/ui/scroll-tabs';
import { useFirstVisit } from './first-visit';
import { MyJobs } from './jobs/my-jobs';
import { portalTabLabels, portalTabs, usePortalTab, type PortalTab } from './portal-tab';
import { MyProfile } from './profile/my-profile';
import { InspectionReports } from './reports/inspection-reports';
import { usePrintedReport } from './reports/printed-report';
import { useLeavePortal } from './session/use-leave-portal';
import type { PortalList } from './use-portal';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(20px, 3vw, 32px)',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px 24px',
  },
  '& > header h1': { flex: '1 1 320px', overflowWrap: 'anywhere', minWidth: 0 },
  '& > header + p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  // One line, so that the content begins on the first screen.
  [theme.breakpoints.down('sm')]: {
    gap: 12,
    '& > header': { flexWrap: 'nowrap', gap: 8 },
    '& > header h1': { flex: '1 1 0', fontSize: '1.125rem', lineHeight: 1.25 },
    '& .ways': { flexWrap: 'nowrap', gap: 4, '& svg': { display: 'none' }, '& > *': { padding: '8px 10px' } },
  },
  '& .MuiTabs-root': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& .MuiTab-root': {
    minWidth: 0,
    paddingInline: 16,
    [theme.breakpoints.down('sm')]: { flex: '1 1 auto', paddingInline: 8, fontSize: '0.9375rem' },
  },
}));

const panelId = 'portal-panel';
const tabId = (tab: PortalTab) => `portal-tab-${tab}`;

interface PortalPageProps {
  readonly portal: OpenPortalAnswer;
  readonly onMore: (list: PortalList) => Promise<void>;
}

/** The signed-in customer's portal, in three tabs. */
export function PortalPage({ portal, onMore }: PortalPageProps) {
  const page = useFocusedHeading();
  const [tab, goTo] = usePortalTab();
  const { leaving, leave } = useLeavePortal();
  const firstVisit = useFirstVisit();
  const missing = usePrintedReport(portal.reports, () => onMore('reports'));
  return (
    <Page ref={page}>
      <header>
        <h1 tabIndex={-1}>Welcome back, {portal.customer.name}</h1>
        <div className="ways">
          <ButtonLink look="quiet" href={routes.home}>
            <Icon name="home" size={18} /> Home
          </ButtonLink>
          <PlainButton type="button" look="quiet" disabled={leaving} onClick={leave}>
            <Icon name="sign-out" size={18} /> Logout
          </PlainButton>
        </div>
      </header>
      {missing !== null && (
        <Notice role="status">
          <p>
            Report {missing} isn’t one of yours. If someone gave you its PDF, ask the person it was made for
            to share the report with you.
          </p>
        </Notice>
      )}
      {firstVisit && (
        <p>
          Here are your appointments with their forms, your reports, and your details. You can move or cancel
          a visit, pay, and share a report with your agent.
        </p>
      )}
      <ScrollTabs value={tab} onChange={goTo} aria-label="Your portal">
        {portalTabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={portalTabLabels[name]}
            id={tabId(name)}
            aria-controls={panelId}
          />
        ))}
      </ScrollTabs>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)} tabIndex={-1}>
        {tab === 'bookings' && <MyJobs page={portal.bookings} onMore={() => onMore('bookings')} />}
        {tab === 'reports' && <InspectionReports page={portal.reports} onMore={() => onMore('reports')} />}
        {tab === 'profile' && <MyProfile customer={portal.customer} />}
      </div>
    </Page>
  );
}
