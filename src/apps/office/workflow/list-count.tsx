import { styled } from '@mui/material/styles';
import type { WorkflowList } from '@domain/office/list-filters';
import { countedJobs } from '@/features/jobs/listed-jobs';
import { countedReferrals } from '@/features/referrals/referral-lists';
import { countedRequests } from '@/features/requests/request-lists';
import type { ListedRow } from '@/firebase/lists/list-query';
import { useListCount, type CountedList } from '@/firebase/lists/use-list-count';
import type { LiveCount } from '@/firebase/lists/live-count';

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

function CountText({ count }: { readonly count: LiveCount | null }) {
  if (!count) return <Count aria-label="count is loading">·</Count>;
  return (
    <Count>
      {count.count}
      {count.orMore && '+'} open
    </Count>
  );
}

interface CountedProps<Row extends ListedRow> {
  readonly counted: CountedList<Row>;
  /** Whether its first page is live on the screen. */
  readonly open: boolean;
}

function Counted<Row extends ListedRow>({ counted, open }: CountedProps<Row>) {
  return <CountText count={useListCount(counted, open)} />;
}

interface ListCountProps {
  readonly list: WorkflowList;
  /** Whether its first page is live on the screen. */
  readonly open: boolean;
}

/** How many entries of a list need the office, live. */
export function ListCount({ list, open }: ListCountProps) {
  switch (list) {
    case 'requests':
      return <Counted counted={countedRequests} open={open} />;
    case 'referrals':
      return <Counted counted={countedReferrals} open={open} />;
    case 'jobs':
      return <Counted counted={countedJobs} open={open} />;
  }
}
