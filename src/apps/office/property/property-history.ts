import type { Job } from '@domain/job/job';
import type { PropertyFilm } from '@domain/property/property-calls';
import type { ReportRow } from '@/features/report-actions/report-row';

/** An inspection at a property: a job with its reports and films, or a report without a job in the list. */
export interface HistoryEntry {
  /** The id of its job, or of its report. */
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly job: Job | null;
  readonly reports: readonly ReportRow[];
  readonly films: readonly PropertyFilm[];
}

/** What was done at a property, the latest first. */
export function propertyHistory(
  jobs: readonly Job[],
  reports: readonly ReportRow[],
  films: readonly PropertyFilm[],
): readonly HistoryEntry[] {
  const ofJobs = jobs.map((job): HistoryEntry => ({
    id: job.id,
    date: job.scheduled_date,
    job,
    reports: reports.filter(({ bookingId }) => bookingId === job.id),
    films: films.filter(({ jobId }) => jobId === job.id),
  }));
  const listed = new Set(jobs.map(({ id }) => id));
  const others = reports.filter(({ bookingId }) => bookingId === null || !listed.has(bookingId));
  const ofReports = others.map((report): HistoryEntry => ({
    id: report.id,
    date: report.reportDate,
    job: null,
    reports: [report],
    films: films.filter(({ jobId }) => jobId === report.bookingId),
  }));
  return [...ofJobs, ...ofReports].toSorted((one, other) =>
    one.date < other.date ? 1 : one.date > other.date ? -1 : 0,
  );
}
