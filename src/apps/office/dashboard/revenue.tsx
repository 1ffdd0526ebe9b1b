import { useMemo } from 'react';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { historyStart } from '@domain/stats/history';
import { sourceOf, type Received } from '@domain/stats/revenue';
import { calendarDateIn } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { RevenueCharts } from '@/features/dashboard/revenue-charts';
import { jobsPaid } from '@/features/jobs/listed-jobs';
import { paidWithoutJob, type PaidReport } from '@/features/report-actions/report-payments';
import { useWholeList } from '@/firebase/lists/use-whole-list';
import { useNow } from '@/ui/use-now';
import { ReadFailed } from '../read-failed';
import { TabLoading } from '../tab-loading';

const dateOf = (instant: string) => calendarDateIn(business.timeZone, new Date(instant));

const ofJob = ({ payment, service_type, lead_id, referral_id }: Job): readonly Received[] =>
  payment
    ? [
        {
          date: dateOf(payment.at),
          amount: payment.amount,
          service: service_type,
          source: sourceOf({ lead_id, referral_id }),
        },
      ]
    : [];

const ofReport = ({ amount, at }: PaidReport): Received => ({
  date: dateOf(at),
  amount,
  service: 'Report without a job',
  source: 'office',
});

/** The charts of the money received in the last 12 weeks, read when they are opened. */
export function Revenue() {
  const now = useNow();
  const today = calendarDateIn(business.timeZone, new Date(now));
  const since = useMemo(() => instantOf(historyStart(today), '00:00', business.timeZone), [today]);
  const jobs = useWholeList(useMemo(() => jobsPaid(since), [since]));
  const reports = useWholeList(useMemo(() => paidWithoutJob(since), [since]));
  if (jobs.state === 'failed') return <ReadFailed what="the revenue" refused={false} retry={jobs.retry} />;
  if (reports.state === 'failed')
    return <ReadFailed what="the revenue" refused={false} retry={reports.retry} />;
  if (jobs.state === 'loading' || reports.state === 'loading') return <TabLoading />;
  return (
    <RevenueCharts received={[...jobs.rows.flatMap(ofJob), ...reports.rows.map(ofReport)]} today={today} />
  );
}
