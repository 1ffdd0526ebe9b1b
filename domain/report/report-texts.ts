import {
  hasFields,
  isChoice,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  mayHaveFields,
  orNull,
  type Guard,
} from '../json/guards';
import { readJson } from '../json/parse-json';
import type { Finding } from './finding';
import { markShapes, type PhotoMark } from './photo-mark';
import type { Recommendations, RepairPriority } from './repair-priorities';
import type { InspectionReport, ReportFindings } from './report';
import { severities } from './severity';

const isFinding = hasFields<Finding>({
  id: isText,
  footage: orNull(isNumber),
  material: isChoice(),
  mainProblem: isText,
  observation: isText,
  severity: isOneOf(severities),
  recommendation: isText,
  estimatedCost: isText,
  videoTime: isText,
  photos: isListOf(isText) as Guard<string[]>,
  photoMarks: isListOf(
    hasFields({
      path: isText,
      marks: isListOf(
        hasFields<PhotoMark>({
          shape: isOneOf(markShapes),
          x: isNumber,
          y: isNumber,
          toX: isNumber,
          toY: isNumber,
          text: isText,
        }),
      ),
    }),
  ) as Guard<Finding['photoMarks']>,
});

/** What a report's `findings` hold. A field that a report from before doesn't have is left out. */
export const isReportFindings = mayHaveFields<ReportFindings>({
  clientName: isText,
  clientEmail: isText,
  propertyAddress: isText,
  entryPoint: isChoice(),
  linearFootage: orNull(isNumber),
  distanceToMain: orNull(isNumber),
  pipeMaterial: isChoice(),
  videoLink: isText,
  notInspected: isText,
  findings: isListOf(isFinding) as Guard<Finding[]>,
  disclaimers: isText,
});

/** What a report's `recommendations` hold. */
export const isRecommendations = hasFields<Recommendations>({
  text: isText,
  priorities: isListOf(
    hasFields<RepairPriority>({
      severity: isOneOf(severities.filter((severity) => severity !== 'none')),
      footage: orNull(isNumber),
      problem: isText,
      recommendation: isText,
      estimatedCost: isText,
    }),
  ),
});

/** @throws Error for a text that its record type refuses. */
export function findingsOf({ findings }: Pick<InspectionReport, 'findings'>): Partial<ReportFindings> {
  return checked(findings, isReportFindings, 'findings');
}

/** @throws Error for a text that its record type refuses. */
export function recommendationsOf({
  recommendations,
}: Pick<InspectionReport, 'recommendations'>): Recommendations {
  return checked(recommendations, isRecommendations, 'recommendations');
}

function checked<Value>(text: string, is: Guard<Value>, field: string): Value {
  const value = readJson(text, is);
  if (value === null) throw new Error(`a report's ${field} are damaged`);
  return value;
}
