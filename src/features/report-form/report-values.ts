import type { Job } from '@domain/job/job';
import { comparedPhotos } from '@domain/report/compare/comparison';
import type { Picked } from '@domain/finding-library/picked-finding';
import type { Finding } from '@domain/report/finding';
import { followJob, reportClientOf, type ReportClient } from '@domain/report/follow-job';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { isSewerScopeType } from '@domain/report/report-options';
import type { Severity } from '@domain/report/severity';
import { initialPrice } from '@domain/settings/offered-services';
import type { ServicesSettings } from '@domain/settings/settings';
import type { ComparisonValues } from './comparison/comparison-values';

/** A finding as it is typed: numbers are text, so that invalid input is not lost. */
export type FindingValues = Omit<Finding, 'footage' | 'severity'> & {
  readonly footage: string;
  readonly severity: Severity | '';
  /** What it took from the library, for its blanks. */
  readonly picked?: Picked;
};

/** The report form as it is typed, without its findings. */
export type ReportFields = Omit<
  ReportForm,
  'findings' | 'linearFootage' | 'distanceToMain' | 'comparison'
> & {
  readonly linearFootage: string;
  readonly distanceToMain: string;
  /** With an earlier report, as far as it is filled in; null for none. */
  readonly comparison: ComparisonValues | null;
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
  /** The job of an amended report, to which its films belong; null for a report without one. */
  readonly amendedJob?: string | null;
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
    proposedSeverity: '',
    severityReason: '',
    recommendation: '',
    estimatedCost: '',
    videoTime: '',
    photos: [],
    photoMarks: [],
  };
}

/** A draft as this version types it: fields that were added since it was stored are as in a new report. */
export function withLaterFields(
  services: ServicesSettings,
  { fields, findings, ...draft }: ReportValues,
): ReportValues {
  const { fields: fresh } = newReportValues(services, fields.inspectionDate);
  return {
    ...draft,
    // The price follows the draft's own type of scope.
    fields: { ...fresh, ...fields, price: fields.price ?? usualPrice(services, fields.sewerScopeType) },
    findings: findings.map((finding) => ({ ...newFinding(finding.id), ...finding })),
  };
}

/** The paths of all photos, of findings and of what an earlier report is compared by. */
export function photosOfValues({ findings, fields }: ReportValues): readonly string[] {
  return [...findings.flatMap(({ photos }) => photos), ...comparedPhotos(fields.comparison ?? null)];
}

/** The ids of the report's films. */
export function filmsOfValues({ fields }: ReportValues): readonly string[] {
  return (fields.films ?? []).map(({ id }) => id);
}

function written(figure: number | null): string {
  return figure === null ? '' : String(figure);
}
