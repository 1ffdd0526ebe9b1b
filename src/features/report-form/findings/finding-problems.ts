import type { FormikErrors } from 'formik';
import type { FindingValues } from '../report-values';
import { validateFinding, type ReportVerdict } from '../validate-report';

const noProblems: Readonly<Record<string, string>> = {};

/** Finding's id -> its first error, for findings that prevented generating the report and still do. */
export function findingProblems(
  wrong: ReportVerdict | null,
  findings: readonly FindingValues[],
): Readonly<Record<string, string>> {
  if (wrong?.state !== 'invalid') return noProblems;
  return Object.fromEntries(
    findings
      .filter(({ id }) => wrong.findings[id] !== undefined)
      .map((finding) => [finding.id, firstOf(validateFinding(finding))] as const)
      .filter(([, sentence]) => sentence !== ''),
  );
}

function firstOf(errors: FormikErrors<FindingValues>): string {
  return Object.values(errors).find((error) => typeof error === 'string') ?? '';
}
