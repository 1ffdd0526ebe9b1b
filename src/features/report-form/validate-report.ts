import type { FormikErrors } from 'formik';
import { object, ValidationError } from 'yup';
import { withoutDeleted } from '@domain/report/compare/new-comparison';
import { findingSchema } from '@domain/report/finding';
import { futureDateError } from '@domain/report/future-date';
import { lacksRequired, reportFormSchema, type ReportForm } from '@domain/report/report-form';
import { appointmentFields } from '@domain/request/accept-request';
import type { CalendarDate } from '@domain/time/calendar-date';
import { typedDollars } from '@/forms/typed-dollars';
import { validateWith } from '@/forms/validate-with';
import type { DraftTarget } from './draft/draft-target';
import type { FindingValues, ReportFields, ReportValues } from './report-values';

const fieldsSchema = reportFormSchema.omit(['findings']);
const validateFieldValues = validateWith(fieldsSchema) as (values: object) => FormikErrors<ReportFields>;
const validatePrice = validateWith(object({ price: appointmentFields.total_price }).required()) as (
  values: object,
) => FormikErrors<ReportFields>;
const validateFindingValues = validateWith(findingSchema) as (values: object) => FormikErrors<FindingValues>;

/** Errors of the fields outside the findings, by field name; `today` is the business's date. */
export function validateFields(
  fields: ReportFields,
  about: DraftTarget['kind'],
  today: CalendarDate,
): FormikErrors<ReportFields> {
  const future = futureDateError(fields.inspectionDate, today);
  return {
    ...(future !== null && { inspectionDate: future }),
    ...validateFieldValues(fields),
    ...(about === 'amendment' &&
      fields.amendment.trim() === '' && { amendment: 'Describe what this version changes.' }),
    ...(about === 'new' && validatePrice({ price: typedDollars(fields.price) })),
  };
}

/** Errors of one finding, by field name. */
export function validateFinding(finding: FindingValues): FormikErrors<FindingValues> {
  return validateFindingValues(finding);
}

export type ReportVerdict =
  | { readonly state: 'valid'; readonly report: ReportForm }
  | {
      readonly state: 'invalid';
      readonly lacksRequired: boolean;
      readonly fields: FormikErrors<ReportFields>;
      /** Finding's id -> its errors by field. */
      readonly findings: Readonly<Record<string, FormikErrors<FindingValues>>>;
      /** Errors of the report as a whole. */
      readonly general: readonly string[];
    };

/** The report to send, or all errors that prevent it. */
export function validateReport(
  { fields, findings }: ReportValues,
  about: DraftTarget['kind'],
  today: CalendarDate,
): ReportVerdict {
  const wrongFields = validateFields(fields, about, today);
  try {
    const comparison = fields.comparison && withoutDeleted(fields.comparison, findings);
    const report = reportFormSchema.validateSync({ ...fields, comparison, findings }, { abortEarly: false });
    if (Object.keys(wrongFields).length === 0) return { state: 'valid', report };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const general = error.inner.filter(
      ({ path }) => path === '' || path === 'findings' || path === undefined,
    );
    return invalid(
      { fields, findings },
      wrongFields,
      general.map(({ message }) => message),
    );
  }
  return invalid({ fields, findings }, wrongFields, []);
}

function invalid(
  { fields, findings }: ReportValues,
  wrongFields: FormikErrors<ReportFields>,
  general: readonly string[],
): ReportVerdict {
  const wrongFindings = findings
    .map((finding) => [finding.id, validateFinding(finding)] as const)
    .filter(([, errors]) => Object.keys(errors).length > 0);
  return {
    state: 'invalid',
    lacksRequired: lacksRequired(fields),
    fields: wrongFields,
    findings: Object.fromEntries(wrongFindings),
    general,
  };
}
