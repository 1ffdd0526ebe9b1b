import { styled } from '@mui/material/styles';
import { completedJobs, openJobs } from '@/features/jobs/listed-jobs';
import { newestReferrals } from '@/features/referrals/newest-referrals';
import { pendingRequests } from '@/features/requests/pending-requests';
import { useLiveCount, type LiveCount } from '@/firebase/use-live-count';
import type { WorkflowList } from './workflow-list';

const Count = styled('span')(({ theme }) => ({
  minWidth: 26,
  padding: '1px 8px',
  borderRadius: 13,
  textAlign: 'center',
  fontSize: '0.8125rem',
  lineHeight: '22px',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.band,
}));

function CountText({ counts }: { readonly counts: readonly (LiveCount | null)[] }) {
  const known = counts.filter((count) => count !== null);
  if (known.length < counts.length) return <Count aria-label="count is loading">·</Count>;
  const sum = known.reduce((total, { count }) => total + count, 0);
  return (
    <Count>
      {sum}
      {known.some(({ orMore }) => orMore) && '+'}
    </Count>
  );
}

function RequestCount() {
  return <CountText counts={[useLiveCount(pendingRequests)]} />;
}

function ReferralCount() {
  return <CountText counts={[useLiveCount(newestReferrals)]} />;
}

function JobCount() {
  return <CountText counts={[useLiveCount(openJobs), useLiveCount(completedJobs)]} />;
}

const counts: Record<WorkflowList, () => React.JSX.Element> = {
  requests: RequestCount,
  referrals: ReferralCount,
  jobs: JobCount,
};

/** How many rows a sub-tab has, live. */
export function ListCount({ list }: { readonly list: WorkflowList }) {
  const Counter = counts[list];
  return <Counter />;
}
