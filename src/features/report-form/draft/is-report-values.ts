import { hasFields, isListOf, isObject, isText, orMissing, orNull } from '@domain/json/guards';
import type { ReportClient } from '@domain/report/follow-job';
import { haveTexts, reportTexts } from '@/offline/office/is-stored-report';
import type { FindingValues, ReportFields, ReportValues } from '../report-values';

const typedTexts = [
  ...reportTexts,
  'linearFootage',
  'distanceToMain',
  'amendment',
  'price',
] as const satisfies readonly (keyof ReportFields)[];

const findingTexts = [
  'footage',
  'material',
  'mainProblem',
  'observation',
  'severity',
  'proposedSeverity',
  'severityReason',
  'recommendation',
  'estimatedCost',
  'videoTime',
  'film',
  'frame',
] as const satisfies readonly (keyof FindingValues)[];

const areMarks = isListOf(hasFields({ path: isText, marks: isListOf(isObject) }));

const isComparison = hasFields({
  kind: isText,
  reportId: isText,
  rows: isListOf(
    hasFields({ earlier: isObject, outcome: isText, photos: isListOf(isText), photoMarks: areMarks }),
  ),
});

const hasFindingParts = hasFields({
  id: isText,
  photos: isListOf(isText),
  photoMarks: orMissing(areMarks),
  picked: orMissing(hasFields({ texts: isObject, measures: isObject, filled: isObject })),
});

const isFinding = (value: unknown): value is FindingValues =>
  hasFindingParts(value) && haveTexts(value, findingTexts);

const hasParts = hasFields({
  fields: hasFields({
    inspectionDate: isText,
    films: orMissing(isListOf(hasFields({ id: isText, label: orMissing(isText) }))),
    comparison: orMissing(orNull(isComparison)),
  }),
  findings: isListOf(isFinding),
  begunFor: orMissing(
    hasFields<ReportClient>({ clientName: isText, clientEmail: isText, propertyAddress: isText }),
  ),
  amendedJob: orMissing(orNull(isText)),
});

/** Whether a draft of any version has what the form needs; `withLaterFields` adds the fields that it lacks. */
export function isReportValues(value: unknown): value is ReportValues {
  return hasParts(value) && haveTexts(value.fields, typedTexts);
}
