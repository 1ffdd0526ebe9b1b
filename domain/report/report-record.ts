import { worstFirst } from './numbered-findings';
import type { Recommendations } from './repair-priorities';
import { repairPriorities } from './repair-priorities';
import type { InspectionReport, ReportFindings } from './report';
import { newReportForm, type ReportForm } from './report-form';
import { findingsOf, recommendationsOf } from './report-texts';

/** The fields of a report that come from the form. */
export type ReportRecord = Pick<
  InspectionReport,
  | 'client_email'
  | 'report_date'
  | 'inspection_type'
  | 'sewer_scope_type'
  | 'summary'
  | 'recommendations'
  | 'inspector_notes'
  | 'findings'
>;

/** Validated form -> stored fields, with the findings in the report's order. */
export function toReportRecord(form: ReportForm): ReportRecord {
  const recommendations: Recommendations = {
    text: form.recommendations,
    priorities: repairPriorities(form.findings),
  };
  const findings: ReportFindings = {
    clientName: form.clientName,
    clientEmail: form.clientEmail,
    propertyAddress: form.propertyAddress,
    entryPoint: form.entryPoint,
    direction: form.direction,
    endReached: form.endReached,
    linearFootage: form.linearFootage,
    distanceToMain: form.distanceToMain,
    pipeMaterial: form.pipeMaterial,
    videoLink: form.videoLink,
    notInspected: form.notInspected,
    findings: worstFirst(form.findings),
    disclaimers: form.disclaimers,
    comparison: form.comparison,
  };
  return {
    client_email: form.clientEmail,
    report_date: form.inspectionDate,
    inspection_type: form.inspectionType,
    sewer_scope_type: form.sewerScopeType,
    summary: form.summary,
    recommendations: JSON.stringify(recommendations),
    inspector_notes: form.inspectorNotes,
    findings: JSON.stringify(findings),
  };
}

/** Stored fields -> form. A choice that is not offered anymore stays, and is refused only in an amendment. */
export function toReportForm(
  record: ReportRecord & Partial<Pick<InspectionReport<unknown>, 'films'>>,
): ReportForm {
  return {
    ...newReportForm(record.report_date),
    ...findingsOf(record),
    inspectionType: record.inspection_type as ReportForm['inspectionType'],
    sewerScopeType: record.sewer_scope_type,
    summary: record.summary,
    recommendations: recommendationsOf(record).text,
    inspectorNotes: record.inspector_notes,
    films: (record.films ?? []).map(({ id, label }) => ({ id, label })),
  };
}
