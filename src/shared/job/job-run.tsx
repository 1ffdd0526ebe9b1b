import { Run } from '@/ui/run';

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

/** Stepper of a job. The first step that is not reached is the current one. */
export function JobRun({ reached, compact = false }: JobRunProps) {
  const current = jobStations.find((station) => !reached.includes(station));
  return (
    <Run
      label="Job progress"
      compact={compact}
      stations={jobStations.map((station) => ({
        label: labels[station],
        state: reached.includes(station) ? 'done' : station === current ? 'current' : 'ahead',
      }))}
    />
  );
}
