import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { amountDue } from '@domain/job/amount-due';
import type { Job } from '@domain/job/job';
import { listAddress } from '@domain/office/list-filters';
import { total } from '@domain/stats/revenue';
import { dollars } from '@domain/text/dollars';
import { shortDate } from '@domain/time/calendar-date';
import { jobsFiltered } from '@/features/jobs/listed-jobs';
import { dueRewards } from '@/features/referrals/rewards/due-rewards';
import { useLiveList, type LiveList } from '@/firebase/lists/use-live-list';
import { counted } from './need-words';
import { rowAddress } from './row-address';
import { WorkPanel, WorkRows } from './work-panel';

const shown = 5;
const pageSize = 100;

const rowsIn = (list: LiveList<Job>) => (list.state === 'ready' ? list.rows : []);

/** What clients owe, with the jobs that have owed it longest, and the rewards to be sent. */
export function MoneyPanel() {
  const unpaid = useLiveList(useMemo(() => ({ ...jobsFiltered('unpaid', 0), pageSize }), []));
  const charged = useLiveList(useMemo(() => ({ ...jobsFiltered('charge-unpaid', 0), pageSize }), []));
  const rewards = useLiveList(dueRewards);
  const lists = [unpaid, charged];
  const jobs = lists
    .flatMap(rowsIn)
    // A payment mark counts from its press, as on the job.
    .filter((job) => job.held_payment === null)
    .toSorted((one, other) => one.scheduled_date.localeCompare(other.scheduled_date));
  const ready = lists.every(({ state }) => state === 'ready');
  const more = lists.some((list) => list.state === 'ready' && list.hasMore);
  const owed = dollars(total(jobs.map((job) => ({ amount: amountDue(job) }))));
  const rewardsDue = {
    count: rewards.state === 'ready' ? rewards.rows.length : 0,
    orMore: rewards.state === 'ready' && rewards.hasMore,
  };
  const unshown = { count: jobs.length - shown, orMore: more };
  return (
    <WorkPanel
      title={jobs.length > 0 ? `${owed}${more ? ' or more' : ''} to collect` : 'Money to collect'}
      list={{ address: listAddress('jobs', 'unpaid'), label: 'All unpaid jobs' }}
      works={[
        {
          rows: jobs,
          orMore: more,
          damaged: lists.flatMap((list) => (list.state === 'ready' ? list.damaged : [])),
          known: ready && lists.every((list) => list.state === 'ready' && list.confirmed),
        },
      ]}
      none="Everyone has paid."
    >
      <WorkRows>
        {jobs.slice(0, shown).map((job) => (
          <li key={job.id}>
            <div>
              <Link to={rowAddress('jobs', job.customer)} dir="auto">
                {job.customer.name || 'No name'}
              </Link>
              <small>
                {job.status === 'cancelled' ? 'Charge for the visit of ' : 'Visit of '}
                {shortDate(job.scheduled_date)}
              </small>
            </div>
            <span>{dollars(amountDue(job))}</span>
          </li>
        ))}
      </WorkRows>
      {jobs.length > shown && <p>{`${counted(unshown, 'more job', 'more jobs')}.`}</p>}
      {rewardsDue.count > 0 && (
        <p>
          <Link to={listAddress('referrals', 'reward-due')}>
            {counted(rewardsDue, 'reward to send', 'rewards to send')}
          </Link>
        </p>
      )}
    </WorkPanel>
  );
}
