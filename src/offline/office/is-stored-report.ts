import { fieldsIn, hasFields, isListOf, isNumber, isText, orMissing, orNull } from '@domain/json/guards';
import type { ReportForm } from '@domain/report/report-form';

const hasParts = hasFields({
  findings: isListOf(
    hasFields({ id: isText, footage: orMissing(orNull(isNumber)), photos: isListOf(isText) }),
  ),
  films: orMissing(isListOf(hasFields({ id: isText }))),
  linearFootage: orMissing(orNull(isNumber)),
  distanceToMain: orMissing(orNull(isNumber)),
});

/** The fields of a report that are texts; a report stored before a field was added lacks it. */
export const reportTexts = [
  'clientName',
  'clientEmail',
  'propertyAddress',
  'inspectionDate',
  'inspectionType',
  'sewerScopeType',
  'entryPoint',
  'direction',
  'endReached',
  'pipeMaterial',
  'videoLink',
  'summary',
  'recommendations',
  'inspectorNotes',
  'notInspected',
  'disclaimers',
] as const satisfies readonly (keyof ReportForm)[];

/** Whether those of these fields that a value has are texts. */
export function haveTexts(value: unknown, names: readonly string[]): boolean {
  const fields = fieldsIn(value);
  return names.every((name) => fields[name] === undefined || isText(fields[name]));
}

/** Whether a report that waits on the device has what the device uses of it. The server checks the rest. */
export function isStoredReport(value: unknown): value is ReportForm {
  return hasParts(value) && haveTexts(value, reportTexts);
}
