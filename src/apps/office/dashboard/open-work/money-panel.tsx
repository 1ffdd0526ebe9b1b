import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { business } from '@domain/business/business';
import { jobBalance } from '@domain/customer/job-balance';
import { collections } from '@domain/firestore/paths';
import type { Job } from '@domain/job/job';
import { listAddress } from '@domain/office/list-filters';
import { total } from '@domain/stats/revenue';
import { counted, countWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import { calendarDateIn, shortDate, type CalendarDate } from '@domain/time/calendar-date';
import { jobsFiltered } from '@/features/jobs/listed-jobs';
import { dueRewards } from '@/features/referrals/rewards/due-rewards';
import { unpaidWithoutJob, type ReportPaymentRow } from '@/features/report-actions/report-payments';
import { AboutPerson } from '@/features/security/mail/about-person';
import type { ListedRow } from '@/firebase/lists/list-query';
import { useLiveList, type LiveList } from '@/firebase/lists/use-live-list';
import { foundReportAddress } from '../../report/report-address';
import { rowAddress } from './row-address';
import { WorkPanel, WorkRows } from './work-panel';

const shown = 5;
const pageSize = 100;
const everyonePaid = 'Everyone has paid.';

/** What someone has to pay. */
interface Owed {
  readonly key: string;
  /** The day of the visit or report. */
  readonly day: CalendarDate;
  readonly amount: number;
  readonly address: string;
  readonly who: ReactNode;
  readonly what: string;
}

function owedForJob(job: Job): Owed {
  const { id, customer, scheduled_date: day } = job;
  const kind =
    job.payment_state !== 'unpaid'
      ? 'Price difference, visit of'
      : job.status === 'cancelled'
        ? 'Charge for the visit of'
        : 'Visit of';
  return {
    key: id,
    day,
    amount: jobBalance(job).now,
    address: rowAddress('jobs', customer),
    who: customer.name || 'No name',
    what: `${kind} ${shortDate(day)}`,
  };
}

function owedForReport({ id, amount, recordedAt }: ReportPaymentRow): Owed {
  const day = calendarDateIn(business.timeZone, new Date(recordedAt));
  return {
    key: id,
    day,
    amount,
    address: foundReportAddress(id),
    who: <AboutPerson subject={{ collection: collections.inspectionReports, id }} />,
    what: `Report of ${shortDate(day)}, without a job`,
  };
}

const rowsIn = <Row extends ListedRow>(list: LiveList<Row>): readonly Row[] =>
  list.state === 'ready' ? list.rows : [];

const goesOn = (list: LiveList<ListedRow>) => list.state === 'ready' && list.hasMore;

/** What clients owe, with what they have owed longest, what we owe them, and the rewards to be sent. */
export function MoneyPanel() {
  const unpaid = useLiveList(useMemo(() => ({ ...jobsFiltered('unpaid', 0), pageSize }), []));
  const charged = useLiveList(useMemo(() => ({ ...jobsFiltered('charge-unpaid', 0), pageSize }), []));
  const differing = useLiveList(useMemo(() => ({ ...jobsFiltered('difference', 0), pageSize }), []));
  const reports = useLiveList(unpaidWithoutJob);
  const rewards = useLiveList(dueRewards);
  const lists = [unpaid, charged, differing, reports];
  const differences = rowsIn(differing).filter(({ payment_state: state }) => state !== 'unpaid');
  const refunds = differences.filter((job) => jobBalance(job).now < 0);
  const owed = [
    // A payment mark counts from its press, as on the job.
    ...[unpaid, charged].flatMap(rowsIn).filter((job) => job.held_payment === null),
    ...differences.filter((job) => jobBalance(job).now > 0),
  ]
    .map(owedForJob)
    .concat(
      rowsIn(reports)
        .filter(({ held }) => held === null)
        .map(owedForReport),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const known = lists.every((list) => list.state === 'ready' && list.confirmed);
  const more = lists.some(goesOn);
  const rewardsDue = { count: rowsIn(rewards).length, orMore: goesOn(rewards) };
  const refundsDue = { count: refunds.length, orMore: goesOn(differing) };
  const unshown = { count: owed.length - shown, orMore: more };
  return (
    <WorkPanel
      title={
        owed.length > 0 ? `${dollars(total(owed))}${more ? ' or more' : ''} to collect` : 'Money to collect'
      }
      list={{ address: listAddress('jobs', 'unpaid'), label: 'All unpaid jobs' }}
      works={[
        {
          rows: [...owed, ...refunds, ...rowsIn(rewards)],
          orMore: more,
          damaged: lists.flatMap((list) => (list.state === 'ready' ? list.damaged : [])),
          known,
        },
      ]}
      none={everyonePaid}
    >
      {owed.length === 0 && known && <p>{everyonePaid}</p>}
      <WorkRows>
        {owed.slice(0, shown).map(({ key, amount, address, who, what }) => (
          <li key={key}>
            <div>
              <Link to={address} dir="auto">
                {who}
              </Link>
              <small>{what}</small>
            </div>
            <span>{dollars(amount)}</span>
          </li>
        ))}
      </WorkRows>
      {owed.length > shown && <p>{`${countWords(unshown)} more.`}</p>}
      {refunds.length > 0 && (
        <p>
          <Link to={listAddress('jobs', 'difference')}>
            {`${counted(refundsDue, 'refund')} to make: ${dollars(
              total(refunds.map((job) => ({ amount: -jobBalance(job).now }))),
            )}`}
          </Link>
        </p>
      )}
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
