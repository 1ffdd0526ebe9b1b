import { useTheme } from '@mui/material/styles';
import { ledgerSources, type LedgerSource } from '@domain/ledger/ledger-row';
import {
  revenueByInspector,
  revenueByService,
  revenueBySource,
  revenueByWeek,
  total,
  type Received,
} from '@domain/stats/revenue';
import { unpaidByAge, type Unpaid, type UnpaidAge } from '@domain/stats/unpaid-by-age';
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
  /** What came in during the last 12 weeks. */
  readonly received: readonly Received[];
  /** What clients owe now. */
  readonly unpaid: readonly Unpaid[];
  /** US dollars paid to referrers in the last 12 weeks. */
  readonly rewards: number;
  readonly nameOf: (inspector: string) => string;
  /** The business's date. */
  readonly today: CalendarDate;
}

const sourceLabels: Record<LedgerSource, string> = {
  site: 'Website',
  referral: 'Agents',
  partner: 'Home inspectors',
  return: 'Returning clients',
  office: 'The office',
};

const ageLabels: Record<UnpaidAge, string> = {
  week: 'Up to 7 days',
  month: '8 to 30 days',
  quarter: '31 to 90 days',
  older: 'More than 90 days',
};

const rowsOf = (bars: readonly Bar[]) => bars.map(({ label, count }) => [label, dollars(count)] as const);

/** What the business received in the last 12 weeks, what its rewards cost, and what is unpaid. */
export function RevenueCharts({ received, unpaid, rewards, nameOf, today }: RevenueChartsProps) {
  const { palette } = useTheme().vars;
  const { services } = useSettings();
  const weeks = revenueByWeek(received, today);
  const shown = weeks[0] ? received.filter(({ date }) => date >= weeks[0]!.start) : [];
  const sum = total(shown);
  const byWeek = (
    <ChartFrame
      title={`Revenue: ${dollars(sum)} in 12 weeks`}
      meaning={`Payments received, less refunds. ${rewardWords(rewards, sum)} Weeks are shown by their first day. The last one ends today.`}
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
  const bar = (label: string, amount: number, color: string): Bar => ({
    label,
    // A bar has no room below 0, where more was returned than paid.
    count: Math.max(0, amount),
    written: dollars(amount),
    color,
  });
  const byAge = unpaidByAge(unpaid, today).map(({ age, amount }) =>
    bar(
      ageLabels[age],
      amount,
      age === 'week' || age === 'month' ? palette.severity.medium : palette.severity.high,
    ),
  );
  const unpaidChart = (
    <ChartFrame
      title={`Unpaid: ${dollars(total(unpaid))}`}
      meaning="What clients owe today, by the days since the visit or report."
      columns={['Age', 'Unpaid']}
      rows={rowsOf(byAge)}
    >
      {unpaid.length > 0 ? <BarsChart bars={byAge} /> : <EmptyState title="Everyone has paid" />}
    </ChartFrame>
  );
  // Divided by service and by source, nothing is still nothing.
  if (sum === 0) {
    return (
      <Charts>
        {unpaidChart}
        {byWeek}
      </Charts>
    );
  }
  const byService = revenueByService(services, shown).map(({ name, amount }) =>
    bar(name, amount, palette.primary.main),
  );
  const sums = revenueBySource(shown);
  const bySource = ledgerSources.map((source) =>
    bar(sourceLabels[source], sums[source], palette.secondary.main),
  );
  const byInspector = revenueByInspector(shown).map(({ inspector, amount }) =>
    bar(inspector === null ? 'Nobody assigned' : nameOf(inspector), amount, palette.primary.main),
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
      <ChartFrame
        title="Revenue by inspector"
        meaning="Payments of the last 12 weeks, by who did the job."
        columns={['Inspector', 'Revenue']}
        rows={rowsOf(byInspector)}
      >
        <BarsChart bars={byInspector} />
      </ChartFrame>
      {unpaidChart}
      {byWeek}
    </Charts>
  );
}

/** What referral rewards cost, and how much of the revenue that is. */
function rewardWords(rewards: number, revenue: number): string {
  if (rewards === 0) return 'No rewards were paid.';
  const share = revenue > 0 ? `, ${Math.round((100 * rewards) / revenue)}% of it` : '';
  return `Referral rewards cost ${dollars(rewards)}${share}.`;
}
