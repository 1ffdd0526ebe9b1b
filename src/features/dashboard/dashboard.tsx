import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { listAddress } from '@domain/office/list-filters';
import type { Settings } from '@domain/settings/settings';
import { activeServices } from '@domain/settings/offered-services';
import { historyOf } from '@domain/stats/history';
import { countedEndings, type OfficeFigures } from '@domain/stats/office-figures';
import { hoursInWords } from '@domain/text/counted';
import { useSettings } from '@/settings/use-settings';
import { EmptyState } from '@/ui/empty-state';
import { writtenInstant } from '@/ui/written-instant';
import { BarsChart, type Bar } from './bars-chart';
import { ChartFrame } from './chart-frame';
import { Charts } from './charts';
import { dayAndMonth } from './day-and-month';
import { useOwnCounts } from './own-counts';
import { shownFigure } from './shown-figures';
import { WeeksChart } from './weeks-chart';

/** The chart has room for short words only. */
const endingBars: Record<(typeof countedEndings)[number], string> = {
  cancelled: 'Cancelled in time',
  cancelled_late: 'Cancelled late',
  no_show: 'No-show',
  turned_away: 'Turned away',
  not_inspected: 'Not inspected',
};

const sum = (bars: readonly Bar[]) => bars.reduce((total, { count }) => total + count, 0);

const rowsOf = (bars: readonly Bar[]) => bars.map(({ label, count }) => [label, count] as const);

function BarsOrNothing({ bars, nothing }: { readonly bars: readonly Bar[]; readonly nothing: string }) {
  return sum(bars) > 0 ? <BarsChart bars={bars} /> : <EmptyState title={nothing} />;
}

function promisedReport({ services, promises }: Pick<Settings, 'services' | 'promises'>): string {
  const sameDay = activeServices(services).filter(({ sameDayReport }) => sameDayReport);
  return [
    `within ${hoursInWords(promises.reportHours)}`,
    ...sameDay.map(({ title }) => `on the same day for ${title}`),
  ].join(', ');
}

/** Charts of the last 7 days and the last 12 weeks. */
export function Dashboard({ figures }: { readonly figures: OfficeFigures }) {
  const { palette } = useTheme().vars;
  const ownCounts = useOwnCounts();
  const settings = useSettings();
  const card = (figure: 'referrals_week' | 'booked_week' | 'completed_week') =>
    shownFigure(figure, figures, ownCounts)?.count ?? 0;
  const { requests, paid, inspector_referrals, differences, turnaround, endings } = figures.week;
  const referrals = card('referrals_week');
  const weeks = historyOf(figures.days, figures.today);
  const quiet = weeks.every((week) => week.requests + week.referrals + week.completed === 0);

  const funnel: readonly Bar[] = [
    { label: 'Requests', count: requests + referrals, color: palette.primary.main },
    { label: 'Booked', count: card('booked_week'), color: palette.primary.main },
    { label: 'Completed', count: card('completed_week'), color: palette.primary.main },
    { label: 'Paid', count: paid, color: palette.primary.main },
  ];
  const reports: readonly Bar[] = [
    { label: 'On time', count: turnaround.in_time, color: palette.severity.none },
    { label: 'Late', count: turnaround.late, color: palette.severity.medium },
    { label: 'Still on time', count: turnaround.waiting, color: palette.secondary.main },
    { label: 'Overdue', count: turnaround.overdue, color: palette.severity.high },
  ];
  const outcomes: readonly Bar[] = [
    { label: 'Completed', count: card('completed_week'), color: palette.severity.none },
    ...countedEndings.map((ending) => ({
      label: endingBars[ending],
      count: endings[ending],
      color: ending === 'cancelled' ? palette.secondary.main : palette.severity.medium,
    })),
  ];
  const sources: readonly Bar[] = [
    { label: 'Website', count: requests, color: palette.secondary.main },
    {
      label: 'Agents',
      count: Math.max(0, referrals - inspector_referrals),
      color: palette.secondary.main,
    },
    { label: 'Home inspectors', count: inspector_referrals, color: palette.secondary.main },
  ];

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Figures as of {writtenInstant(figures.counted_at)}. A week is the last 7 days, including today.
      </Typography>
      {differences > 0 && (
        <Typography>
          <Link to={listAddress('jobs', 'difference')}>
            {differences === 1
              ? '1 price difference to settle'
              : `${differences} price differences to settle`}
          </Link>
        </Typography>
      )}
      <Charts>
        <ChartFrame
          title="This week, step by step"
          meaning="Each step counts what happened this week, whenever the job started."
          columns={['Step', 'Count']}
          rows={rowsOf(funnel)}
        >
          <BarsOrNothing bars={funnel} nothing="Nothing came in this week" />
        </ChartFrame>
        <ChartFrame
          title="From inspection to report"
          meaning={`Jobs completed this week, compared with our promise of a report ${promisedReport(settings)}.`}
          columns={['Report', 'Jobs']}
          rows={rowsOf(reports)}
        >
          <BarsOrNothing bars={reports} nothing="No jobs completed this week" />
        </ChartFrame>
        <ChartFrame
          title="How jobs ended"
          meaning="Jobs completed this week, and those that ended this week without an inspection."
          columns={['Ending', 'Jobs']}
          rows={rowsOf(outcomes)}
        >
          <BarsOrNothing bars={outcomes} nothing="No jobs ended this week" />
        </ChartFrame>
        <ChartFrame
          title="Where clients come from"
          meaning="Requests from the website this week, and referrals by who sent them."
          columns={['Source', 'Count']}
          rows={rowsOf(sources)}
        >
          <BarsOrNothing bars={sources} nothing="No requests or referrals this week" />
        </ChartFrame>
        <ChartFrame
          title="The last 12 weeks"
          meaning="Weeks are shown by their first day. The last one ends today."
          columns={['Week of', 'Requests and referrals', 'Completed jobs']}
          rows={weeks.map(
            (week) => [dayAndMonth(week.start), week.requests + week.referrals, week.completed] as const,
          )}
        >
          {quiet ? <EmptyState title="Nothing in the last 12 weeks" /> : <WeeksChart weeks={weeks} />}
        </ChartFrame>
      </Charts>
    </>
  );
}
