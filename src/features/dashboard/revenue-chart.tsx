import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import { dollars } from '@domain/text/dollars';
import type { CalendarDate } from '@domain/time/calendar-date';
import { chartText } from './chart-text';
import { dayAndMonth } from './day-and-month';

interface RevenueChartProps {
  /** US dollars. */
  readonly weeks: readonly { readonly start: CalendarDate; readonly amount: number }[];
}

/** What was received in each week, as vertical bars. */
export function RevenueChart({ weeks }: RevenueChartProps) {
  const theme = useTheme();
  const { palette } = theme.vars;
  return (
    <BarChart
      height={240}
      skipAnimation
      hideLegend
      margin={{ top: 8, bottom: 0, left: 0, right: 20 }}
      series={[
        {
          data: weeks.map(({ amount }) => amount),
          valueFormatter: (amount) => dollars(amount ?? 0),
          color: palette.primary.main,
        },
      ]}
      xAxis={[
        {
          data: weeks.map(({ start }) => start),
          valueFormatter: dayAndMonth,
          scaleType: 'band',
          categoryGapRatio: 0.35,
          disableTicks: true,
          tickLabelMinGap: 12,
          tickLabelStyle: chartText(theme),
        },
      ]}
      yAxis={[
        {
          width: 64,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (amount: number) => dollars(amount),
          tickLabelStyle: chartText(theme),
        },
      ]}
      grid={{ horizontal: true }}
      borderRadius={3}
      sx={{
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiChartsAxis-line': { stroke: palette.fieldLine },
      }}
    />
  );
}
