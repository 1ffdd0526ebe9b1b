import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import { chartText } from './chart-text';

export interface Bar {
  readonly label: string;
  readonly count: number;
  /** The number as it is written; `count` itself if left out. */
  readonly written?: string;
  /** A CSS color. */
  readonly color: string;
}

const barHeight = 40;

/** A number that is written out comes before its label: what doesn't fit is cut off at the end. */
function labelOf({ label, count, written }: Bar): string {
  return written === undefined ? `${label}\u2002${count}` : `${written}\n${label}`;
}

/** Horizontal bar chart, each bar labeled with its number. */
export function BarsChart({ bars }: { readonly bars: readonly Bar[] }) {
  const theme = useTheme();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <BarChart
      layout="horizontal"
      height={bars.length * barHeight + 8}
      hideLegend
      skipAnimation
      margin={{ top: 4, bottom: 4, left: 0, right: 0 }}
      series={[{ data: bars.map(({ count }) => count) }]}
      yAxis={[
        {
          // The number is part of the label, because a bar of 0 has no end to place it at.
          data: bars.map(labelOf),
          scaleType: 'band',
          categoryGapRatio: 0.4,
          width: bars.some(({ written }) => written !== undefined) ? 204 : 152,
          disableLine: true,
          disableTicks: true,
          tickLabelStyle: chartText(theme),
          colorMap: { type: 'ordinal', colors: bars.map(({ color }) => color) },
        },
      ]}
      xAxis={[{ min: 0, max: most, position: 'none' }]}
      axisHighlight={{ x: 'none', y: 'none' }}
      borderRadius={4}
      slotProps={{ tooltip: { trigger: 'none' } }}
    />
  );
}
