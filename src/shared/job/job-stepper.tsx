import { Stepper, type StationState } from '@/ui/stepper';

/** The steps of a job, in order. */
export const jobStations = ['requested', 'scheduled', 'forms', 'inspected', 'report', 'paid'] as const;
export type JobStation = (typeof jobStations)[number];

const labels: Record<JobStation, string> = {
  requested: 'Requested',
  scheduled: 'Scheduled',
  forms: 'Forms',
  inspected: 'Inspected',
  report: 'Report',
  paid: 'Paid',
};

interface JobRunProps {
  /** The steps already reached, in any order: a job can be paid before its report is written. */
  readonly reached: readonly JobStation[];
  readonly compact?: boolean;
}

/**
 * Stepper of a job. The first step that is not reached is the current one, except for the forms once the visit is over:
 * nothing waits for them anymore.
 */
export function JobStepper({ reached, compact = false }: JobRunProps) {
  const isOver = (station: JobStation) => station === 'forms' && reached.includes('inspected');
  const current = jobStations.find((station) => !reached.includes(station) && !isOver(station));
  const stateOf = (station: JobStation): StationState => {
    if (reached.includes(station)) return 'done';
    if (isOver(station)) return 'skipped';
    return station === current ? 'current' : 'ahead';
  };
  return (
    <Stepper
      label="Job progress"
      compact={compact}
      stations={jobStations.map((station) => ({
        label: labels[station],
        state: stateOf(station),
      }))}
    />
  );
}
