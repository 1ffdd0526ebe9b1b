import { useContext, useMemo } from 'react';
import { business } from '@domain/business/business';
import { jobBalance } from '@domain/customer/job-balance';
import { historyStart } from '@domain/stats/history';
import { receivedInLedger, rewardCost } from '@domain/stats/revenue';
import { calendarDateIn } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { ledgerSince } from '@/features/dashboard/ledger-rows';
import { MonthExport } from '@/features/dashboard/month-export';
import { RevenueCharts } from '@/features/dashboard/revenue-charts';
import { jobsFiltered } from '@/features/jobs/listed-jobs';
import { unpaidWithoutJob } from '@/features/report-actions/report-payments';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useWholeList } from '@/firebase/lists/use-whole-list';
import { memberName, TeamContext } from '@/shared/inspector/team-context';
import { useNow } from '@/ui/use-now';
import { ReadFailed } from '../read-failed';
import { TabLoading } from '../tab-loading';

const dateOf = (instant: string) => calendarDateIn(business.timeZone, new Date(instant));

/** What came in during the last 12 weeks by the ledger, what is unpaid, and the files for books. */
export function Revenue() {
  const now = useNow();
  const today = calendarDateIn(business.timeZone, new Date(now));
  const since = useMemo(() => instantOf(historyStart(today), '00:00', business.timeZone), [today]);
  const ledger = useWholeList(useMemo(() => ledgerSince(since), [since]));
  const jobs = useWholeList(useMemo(() => jobsFiltered('unpaid', 0), []));
  const charges = useWholeList(useMemo(() => jobsFiltered('charge-unpaid', 0), []));
  const reports = useWholeList(unpaidWithoutJob);
  const team = useContext(TeamContext);
  const lists = [ledger, jobs, charges, reports];
  for (const list of lists) {
    if (list.state === 'failed') return <ReadFailed what="the revenue" refused={false} retry={list.retry} />;
  }
  if (
    ledger.state !== 'ready' ||
    jobs.state !== 'ready' ||
    charges.state !== 'ready' ||
    reports.state !== 'ready'
  )
    return <TabLoading />;
  // A payment mark counts from its press, as on the job.
  const unpaid = [
    ...[...jobs.rows, ...charges.rows]
      .filter(({ held_payment: held }) => held === null)
      .map((job) => ({ day: job.scheduled_date, amount: jobBalance(job).now })),
    ...reports.rows
      .filter(({ held }) => held === null)
      .map(({ amount, recordedAt }) => ({ day: dateOf(recordedAt), amount })),
  ];
  return (
    <>
      <RevenueCharts
        received={receivedInLedger(ledger.rows, dateOf)}
        unpaid={unpaid}
        rewards={rewardCost(ledger.rows)}
        nameOf={(uid) =>
          memberName(
            uid,
            team.find((member) => member.uid === uid),
          )
        }
        today={today}
      />
      <MonthExport call={callAsAdmin} now={now} />
    </>
  );
}
