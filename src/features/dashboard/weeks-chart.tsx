import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import type { WeekCounts } from '@domain/stats/history';
import { chartText } from './chart-text';
import { dayAndMonth } from './day-and-month';

/** Requests and completed jobs of each week, as pairs of vertical bars. */
export function WeeksChart({ weeks }: { readonly weeks: readonly WeekCounts[] }) {
  const theme = useTheme();
  const { palette } = theme.vars;
  return (
    <BarChart
      height={280}
      skipAnimation
      margin={{ top: 8, bottom: 0, left: 0, right: 20 }}
      series={[
        {
          label: 'Requests and referrals',
          data: weeks.map(({ requests, referrals }) => requests + referrals),
          color: palette.primary.main,
        },
        {
          label: 'Completed jobs',
          data: weeks.map(({ completed }) => completed),
          color: palette.secondary.main,
        },
      ]}
      xAxis={[
        {
          data: weeks.map(({ start }) => start),
          valueFormatter: dayAndMonth,
          scaleType: 'band',
          categoryGapRatio: 0.35,
          barGapRatio: 0.1,
          disableTicks: true,
          tickLabelMinGap: 12,
          tickLabelStyle: chartText(theme),
        },
      ]}
      yAxis={[
        {
          width: 36,
          disableLine: true,
          disableTicks: true,
          tickMinStep: 1,
          tickLabelStyle: chartText(theme),
        },
      ]}
      grid={{ horizontal: true }}
      borderRadius={3}
      slotProps={{
        legend: { position: { vertical: 'top', horizontal: 'start' }, sx: { fontSize: '0.875rem' } },
      }}
      sx={{
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiChartsAxis-line': { stroke: palette.fieldLine },
      }}
    />
  );
}
