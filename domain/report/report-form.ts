import { array, object, string, type InferType } from 'yup';
import { addressField, clientEmailField, clientNameField, linesOfText } from '../contact/fields';
import { reportFilmsField } from '../film/film-field';
import { isCalendarDate } from '../time/calendar-date';
import { comparisonSchema } from './compare/comparison';
import { findingSchema, footageField, withoutBlanks } from './finding';
import { reportLimits } from './report-limits';
import {
  defaultDisclaimers,
  endsReached,
  entryPoints,
  inspectionTypes,
  pipeMaterials,
  scopeDirections,
} from './report-options';
import { videoLinkField } from './video-link';

const optional = (label: string, limit: number) =>
  withoutBlanks(linesOfText(label, limit)).defined().default('');

/** The report form, requirement G-01. */
export const reportFormSchema = object({
  clientName: clientNameField,
  clientEmail: clientEmailField,
  propertyAddress: addressField,
  inspectionDate: string()
    .required('Choose the date of the inspection.')
    .test('exists', 'Enter the date as month, day, and year.', (value) => !value || isCalendarDate(value)),
  inspectionType: string()
    .oneOf(['', ...inspectionTypes] as const, 'Choose the inspection type.')
    .defined()
    .default(''),
  /** Which ones there are is decided with the settings of the moment: `isSewerScopeType`. */
  sewerScopeType: string()
    .max(120, 'Choose the sewer scope type.')
    .defined()
    .default('')
    .when('inspectionType', ([type], schema) =>
      type === 'Sewer Scope' ? schema : schema.transform(() => '' as const),
    ),
  entryPoint: string()
    .oneOf(['', ...entryPoints] as const, 'Choose the entry point.')
    .defined()
    .default(''),
  /** Which way the camera went from the entry point. */
  direction: string()
    .oneOf(['', ...scopeDirections] as const, 'Choose the direction.')
    .defined()
    .default(''),
  linearFootage: footageField('Enter the inspected length in feet, like 62.'),
  distanceToMain: footageField('Enter the distance to the main in feet, like 80.').when(
    'linearFootage',
    ([inspected], schema) =>
      typeof inspected === 'number'
        ? schema.min(inspected, 'The main can’t be closer than the inspected length.')
        : schema,
  ),
  /** Whether the camera reached the end of the line. */
  endReached: string()
    .oneOf(['', ...endsReached] as const, 'Choose whether the camera reached the end.')
    .defined()
    .default(''),
  pipeMaterial: string()
    .oneOf(['', ...pipeMaterials] as const, 'Choose the pipe material.')
    .defined()
    .default(''),
  videoLink: videoLinkField,
  summary: withoutBlanks(linesOfText('The summary', reportLimits.summary)).required('Write the summary.'),
  films: reportFilmsField,
  recommendations: optional('The recommendations', reportLimits.recommendations),
  inspectorNotes: optional('The notes', reportLimits.inspectorNotes),
  notInspected: optional('The text', reportLimits.notInspected),
  findings: array()
    .of(findingSchema.required())
    .max(reportLimits.findings, `A report can have ${reportLimits.findings} findings at most.`)
    .test(
      'photos',
      `A report can have ${reportLimits.photos} photos at most.`,
      (findings) =>
        (findings ?? []).reduce((count, { photos }) => count + photos.length, 0) <= reportLimits.photos,
    )
    .test(
      'own-id',
      'Two findings have the same id.',
      (findings) => new Set((findings ?? []).map(({ id }) => id)).size === (findings ?? []).length,
    )
    .defined()
    .default([]),
  disclaimers: optional('The disclaimers', reportLimits.disclaimers).default(defaultDisclaimers),
  /** With an earlier report of the same line; null for none. */
  comparison: comparisonSchema.nullable().defined().default(null),
})
  .noUnknown()
  .test(
    'compared',
    'The comparison names a finding that isn’t in the report.',
    ({ comparison, findings }) => {
      // The form checks its fields without them.
      if (findings === undefined) return true;
      const ids = new Set(findings.map(({ id }) => id));
      return (comparison?.rows ?? []).every(({ findingId }) => findingId === '' || ids.has(findingId));
    },
  )
  .test(
    'size',
    'The report has too much text to save. Shorten the observations.',
    (report) => new TextEncoder().encode(JSON.stringify(report)).length <= reportLimits.bytes,
  );

export type ReportForm = InferType<typeof reportFormSchema>;

/** Initial values of a new report; `today` is `YYYY-MM-DD`. */
export function newReportForm(today: string): ReportForm {
  return { ...reportFormSchema.getDefault(), ...emptyRequired, inspectionDate: today };
}

const emptyRequired = { clientName: '', clientEmail: '', propertyAddress: '', summary: '' };

const requiredFields = ['clientName', 'clientEmail', 'propertyAddress', 'inspectionDate', 'summary'] as const;

/** Whether a required field is blank; the toast then names all of them. */
export function lacksRequired(values: Pick<ReportForm, (typeof requiredFields)[number]>): boolean {
  return requiredFields.some((field) => values[field].trim() === '');
}

/** The toast of requirement G-09. */
export const validationError = {
  title: 'Validation Error',
  description:
    'Please fill in all required fields: Client Name, Email, Property Address, Inspection Date, and Summary.',
} as const;
