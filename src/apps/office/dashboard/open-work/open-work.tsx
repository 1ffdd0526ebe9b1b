import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { Icon } from '@/ui/icon';
import { MailsPanel } from './mails-panel';
import { MoneyPanel } from './money-panel';
import { needWords } from './need-words';
import { ReportsPanel } from './reports-panel';
import { useOpenWork } from './use-open-work';
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

/** The page a day begins with: what needs attention, the visits of today and tomorrow, and all that waits. */
export function OpenWork() {
  const work = useOpenWork();
  const needs = needWords(work.needs);
  return (
    <>
      {needs.length > 0 && (
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
      )}
      <Panels>
        <VisitsPanel work={work} />
        <div>
          <WaitingPanel work={work} />
          <ReportsPanel work={work} />
        </div>
        <div>
          <MoneyPanel />
          <MailsPanel mails={work.mails} />
          <WithdrawalsPanel work={work} />
        </div>
      </Panels>
    </>
  );
}
