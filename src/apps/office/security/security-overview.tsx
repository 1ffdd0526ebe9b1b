import { MetricCards } from '@/features/security/figures/metric-cards';
import { SecurityAlert } from '@/features/security/figures/security-alert';
import { useDayFigures } from '@/features/security/figures/use-day-figures';

interface SecurityOverviewProps {
  /** Which lists are on the page, from their first entry on. */
  readonly open: Parameters<typeof useDayFigures>[0];
  readonly onSuspicious: () => void;
  readonly onViolations: () => void;
}

/** The figures of the day, and the banner where they ask for a look. */
export function SecurityOverview({ open, ...handlers }: SecurityOverviewProps) {
  const figures = useDayFigures(open);
  return (
    <>
      <SecurityAlert figures={figures} {...handlers} />
      <MetricCards figures={figures} />
    </>
  );
}
