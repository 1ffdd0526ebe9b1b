/** Each severity has a shape of its own, not only a colour. */
const shapes = {
  none: 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  low: 'M4 9h14v4H4z',
  medium: 'M11 3l9 16H2z',
} as const;

/** The severities that the sample report has findings of. */
export type SampleSeverity = keyof typeof shapes;

/** The severity's word. */
export const severityWord: Record<SampleSeverity, string> = { none: 'none', low: 'low', medium: 'medium' };

interface SeverityMarkProps {
  readonly severity: SampleSeverity;
  readonly size?: number;
}

/** The severity as a shape; its word stands beside it. */
export function SeverityMark({ severity, size = 22 }: SeverityMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path d={shapes[severity]} fill={`var(--mui-palette-severity-${severity})`} />
    </svg>
  );
}
