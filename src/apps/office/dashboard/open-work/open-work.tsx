import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useSettings } from '@/settings/use-settings';
import { Notice } from '@/ui/notice';
import { Icon } from '@/ui/icon';
import { DeadlinesPanel, deadlinesTitle } from './deadlines-panel';
import { MailsPanel } from './mails-panel';
import { MoneyPanel } from './money-panel';
import { needWords } from './need-words';
import { ReportsPanel } from './reports-panel';
import { ReviewsPanel } from './reviews-panel';
import { PanelBoundary } from './panel-boundary';
import { useNeeds } from './open-work-lists';
import { VisitsPanel } from './visits-panel';
import { WaitingPanel } from './waiting-panel';
import { WithdrawalsPanel } from './withdrawals-panel';

const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridRow: 'span 2' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridRow: 'auto' },
  },
}));

const NeedList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
});

/** What needs attention and the open work, each part by itself: one that can't be read doesn't hide the others. */
export function OpenWork() {
  const { approval } = useSettings().reports;
  return (
    <>
      <ReadBoundary fallback={() => null}>
        <NeedsAttention />
      </ReadBoundary>
      <PanelBoundary title={deadlinesTitle}>
        <DeadlinesPanel />
      </PanelBoundary>
      <Panels>
        <PanelBoundary title="Today and tomorrow">
          <VisitsPanel />
        </PanelBoundary>
        <div>
          {approval && (
            <PanelBoundary title="Reports to review">
              <ReviewsPanel />
            </PanelBoundary>
          )}
          <PanelBoundary title="Waiting for an answer">
            <WaitingPanel />
          </PanelBoundary>
          <PanelBoundary title="Reports due">
            <ReportsPanel />
          </PanelBoundary>
        </div>
        <div>
          <PanelBoundary title="Money to collect">
            <MoneyPanel />
          </PanelBoundary>
          <PanelBoundary title="Undelivered messages">
            <MailsPanel />
          </PanelBoundary>
          <PanelBoundary title="Photos and video to take down">
            <WithdrawalsPanel />
          </PanelBoundary>
        </div>
      </Panels>
    </>
  );
}

function NeedsAttention() {
  const needs = needWords(useSettings().promises, useNeeds());
  if (needs.length === 0) return null;
  return (
    <Notice role="region" aria-label="Needs attention" tone="error">
      <Icon name="alert" />
      <NeedList>
        {needs.map(({ key, words, address }) => (
          <li key={key}>
            <Link to={address}>{words}</Link>
          </li>
        ))}
      </NeedList>
    </Notice>
  );
}
