import { useTheme } from '@mui/material/styles';
import {
  revenueByService,
  revenueBySource,
  revenueByWeek,
  revenueSources,
  total,
  type Received,
  type RevenueSource,
} from '@domain/stats/revenue';
import { dollars } from '@domain/text/dollars';
import type { CalendarDate } from '@domain/time/calendar-date';
import { useSettings } from '@/settings/use-settings';
import { EmptyState } from '@/ui/empty-state';
import { BarsChart, type Bar } from './bars-chart';
import { ChartFrame } from './chart-frame';
import { Charts } from './charts';
import { dayAndMonth } from './day-and-month';
import { RevenueChart } from './revenue-chart';

interface RevenueChartsProps {
  /** The payments of the last 12 weeks. */
  readonly received: readonly Received[];
  /** The business's date. */
  readonly today: CalendarDate;
}

const sourceLabels: Record<RevenueSource, string> = {
  website: 'Website',
  referral: 'Referrals',
  office: 'The office',
};

const rowsOf = (bars: readonly Bar[]) => bars.map(({ label, count }) => [label, dollars(count)] as const);

/** What the business received in the last 12 weeks: by week, by service and by source. */
export function RevenueCharts({ received, today }: RevenueChartsProps) {
  const { palette } = useTheme().vars;
  const { services } = useSettings();
  const weeks = revenueByWeek(received, today);
  const shown = weeks[0] ? received.filter(({ date }) => date >= weeks[0]!.start) : [];
  const sum = total(shown);
  const byWeek = (
    <ChartFrame
      title={`Revenue: ${dollars(sum)} in 12 weeks`}
      meaning="Payments received. Weeks are shown by their first day. The last one ends today."
      columns={['Week of', 'Revenue']}
      rows={weeks.map(({ start, amount }) => [dayAndMonth(start), dollars(amount)] as const)}
    >
      {sum > 0 ? (
        <RevenueChart weeks={weeks} />
      ) : (
        <EmptyState title="Nothing was paid in the last 12 weeks" />
      )}
    </ChartFrame>
  );
  // Divided by service and by source, nothing is still nothing.
  if (sum === 0) return <Charts>{byWeek}</Charts>;
  const bar = (label: string, count: number, color: string): Bar => ({
    label,
    count,
    written: dollars(count),
    color,
  });
  const byService = revenueByService(services, shown).map(({ name, amount }) =>
    bar(name, amount, palette.primary.main),
  );
  const sums = revenueBySource(shown);
  const bySource = revenueSources.map((source) =>
    bar(sourceLabels[source], sums[source], palette.secondary.main),
  );
  return (
    <Charts>
      <ChartFrame
        title="Revenue by service"
        meaning="Payments of the last 12 weeks, by the job’s service."
        columns={['Service', 'Revenue']}
        rows={rowsOf(byService)}
      >
        <BarsChart bars={byService} />
      </ChartFrame>
      <ChartFrame
        title="Revenue by source"
        meaning="Payments of the last 12 weeks, by where the job came from."
        columns={['Source', 'Revenue']}
        rows={rowsOf(bySource)}
      >
        <BarsChart bars={bySource} />
      </ChartFrame>
      {byWeek}
    </Charts>
  );
}
