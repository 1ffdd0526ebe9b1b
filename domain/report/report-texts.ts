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
import { isComparison } from './compare/comparison-guard';
import { laterFindingFields, type Finding } from './finding';
import { isPhotoMarks } from './photo-marks-guard';
import type { Recommendations, RepairPriority } from './repair-priorities';
import type { InspectionReport, ReportFindings } from './report';
import { severities } from './severity';

type LaterField = keyof typeof laterFindingFields | 'film' | 'frame';

/** Every finding has these. */
const hasFindingFields = hasFields<Omit<Finding, LaterField>>({
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
  photoMarks: isPhotoMarks,
});
const mayHaveLaterFields = mayHaveFields<Pick<Finding, LaterField>>({
  film: isText,
  frame: isText,
  proposedSeverity: isOneOf(['', ...severities]),
  severityReason: isText,
});

/** One from before the library lacks the later fields; `withLaterFields` adds them. */
const isFinding: Guard<Finding> = (value): value is Finding =>
  hasFindingFields(value) && mayHaveLaterFields(value);

/** What a report's `findings` hold. A field that a report from before doesn't have is left out. */
export const isReportFindings = mayHaveFields<ReportFindings>({
  clientName: isText,
  clientEmail: isText,
  propertyAddress: isText,
  entryPoint: isChoice(),
  direction: isChoice(),
  endReached: isChoice(),
  linearFootage: orNull(isNumber),
  distanceToMain: orNull(isNumber),
  pipeMaterial: isChoice(),
  videoLink: isText,
  notInspected: isText,
  findings: isListOf(isFinding) as Guard<Finding[]>,
  disclaimers: isText,
  comparison: orNull(isComparison),
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
  return withLaterFields(checked(findings, isReportFindings, 'findings'));
}

/** The same, its findings with the fields that those from before lack. */
export function withLaterFields<Holder extends { readonly findings?: readonly Finding[] }>(
  holder: Holder,
): Holder {
  if (!holder.findings) return holder;
  return { ...holder, findings: holder.findings.map((finding) => ({ ...laterFindingFields, ...finding })) };
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
