import { MetricCards } from '@/features/security/figures/metric-cards';
import { SecurityAlert } from '@/features/security/figures/security-alert';
import { useDayFigures } from '@/features/security/figures/use-day-figures';

interface SecurityOverviewProps {
  /** Lists whose first page is on the screen. */
  readonly open: Parameters<typeof useDayFigures>[0];
  readonly onSuspicious: () => void;
  readonly onViolations: () => void;
}

/** The day's figures, with a banner where they need attention. */
export function SecurityOverview({ open, ...handlers }: SecurityOverviewProps) {
  const figures = useDayFigures(open);
  return (
    <>
      <SecurityAlert figures={figures} {...handlers} />
      <MetricCards figures={figures} />
    </>
  );
}
