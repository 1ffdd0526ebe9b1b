import { MetricCards } from '@/features/security/metric-cards';
import { SecurityAlert } from '@/features/security/security-alert';
import { useDayFigures } from '@/features/security/use-day-figures';

interface SecurityOverviewProps {
  readonly onSuspicious: () => void;
  readonly onViolations: () => void;
}

/** The figures of the day, and the banner where they ask for a look. */
export function SecurityOverview(handlers: SecurityOverviewProps) {
  const figures = useDayFigures();
  return (
    <>
      <SecurityAlert figures={figures} {...handlers} />
      <MetricCards figures={figures} />
    </>
  );
}
