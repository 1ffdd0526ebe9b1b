import type { Job } from '@domain/job/job';
import type { Finding } from '@domain/report/finding';
import { followJob, reportClientOf, type ReportClient } from '@domain/report/follow-job';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { isSewerScopeType } from '@domain/report/report-options';
import type { Severity } from '@domain/report/severity';
import { initialPrice } from '@domain/settings/offered-services';
import type { ServicesSettings } from '@domain/settings/settings';

/** A finding as it is typed: numbers are text, so that invalid input is not lost. */
export type FindingValues = Omit<Finding, 'footage' | 'severity'> & {
  readonly footage: string;
  readonly severity: Severity | '';
};

/** The report form as it is typed, without its findings. */
export type ReportFields = Omit<ReportForm, 'findings' | 'linearFootage' | 'distanceToMain'> & {
  readonly linearFootage: string;
  readonly distanceToMain: string;
  /** What an amended version changes; empty for a first one. */
  readonly amendment: string;
  /** US dollars due for a report without a job, as typed. */
  readonly price: string;
};

export interface ReportValues {
  readonly fields: ReportFields;
  readonly findings: readonly FindingValues[];
  /** The job's client and address as last taken over; drafts from before, and reports without a job, have none. */
  readonly begunFor?: ReportClient;
}

export function newReportValues(services: ServicesSettings, today: string): ReportValues {
  return toReportValues(services, newReportForm(today));
}

/** The report's values from its job. */
export function reportValuesOfJob(services: ServicesSettings, job: Job, today: string): ReportValues {
  const { fields } = newReportValues(services, today);
  const begunFor = reportClientOf(job);
  return {
    begunFor,
    fields: {
      ...fields,
      ...begunFor,
      // An inspector may come before the agreed day.
      inspectionDate: job.scheduled_date && job.scheduled_date < today ? job.scheduled_date : today,
      inspectionType: 'Sewer Scope',
      sewerScopeType: isSewerScopeType(services, job.service_type) ? job.service_type : '',
    },
    findings: [],
  };
}

/** A draft with its job's current client and address, where they were not changed in the draft. */
export function withJob(draft: ReportValues, job: ReportValues): ReportValues {
  if (!draft.begunFor || !job.begunFor) return draft;
  const fields = followJob(draft.fields, draft.begunFor, job.begunFor);
  return { ...draft, fields, begunFor: job.begunFor };
}

/** The form's values of a stored report, to be amended. */
export function toReportValues(
  services: ServicesSettings,
  { findings, linearFootage, distanceToMain, ...fields }: ReportForm,
): ReportValues {
  return {
    fields: {
      ...fields,
      linearFootage: written(linearFootage),
      distanceToMain: written(distanceToMain),
      amendment: '',
      price: usualPrice(services, fields.sewerScopeType),
    },
    findings: findings.map((finding) => ({ ...finding, footage: written(finding.footage) })),
  };
}

/** The usual price of a sewer scope type, as typed; that of the default service for none. */
export function usualPrice(services: ServicesSettings, sewerScopeType: string): string {
  return String(initialPrice(services, sewerScopeType));
}

export function newFinding(id: string): FindingValues {
  return {
    id,
    footage: '',
    material: '',
    mainProblem: '',
    observation: '',
    severity: '',
    recommendation: '',
    estimatedCost: '',
    videoTime: '',
    photos: [],
    photoMarks: [],
  };
}

/** The paths of all findings' photos. */
export function photosOfValues({ findings }: ReportValues): readonly string[] {
  return findings.flatMap(({ photos }) => photos);
}

function written(figure: number | null): string {
  return figure === null ? '' : String(figure);
}
