export const severities = ['none', 'low', 'medium', 'high'] as const;
export type Severity = (typeof severities)[number];

export const severityWords: Record<Severity, string> = {
  none: 'None',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

/** By which the inspector chooses, shown beside the choice and, so that a reader can judge it, in the report. */
export const severityCriteria: Record<Severity, string> = {
  none: 'In order, or normal for its age. Flow is not affected, and nothing has to be done.',
  low: 'A small defect that does not hold back flow: hairline cracks, light scale, a slight offset. Clean or watch it.',
  medium:
    'A defect that holds back flow or will get worse: roots, heavy scale, an offset over a quarter of the pipe, a belly that holds water. Get it quoted.',
  high: 'Flow is blocked or the pipe is failing: a break, a hole, a collapse, an offset over half of the pipe. Repair it before the sale closes.',
};

/** The worst of these; `none` where there is none. */
export function worstSeverity(all: readonly Severity[]): Severity {
  return all.reduce<Severity>(
    (worst, next) => (severities.indexOf(next) > severities.indexOf(worst) ? next : worst),
    'none',
  );
}
