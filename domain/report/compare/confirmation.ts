import { writtenDate } from '../../time/written-date';
import { numberedFindings } from '../numbered-findings';
import type { ReportForm } from '../report-form';
import type { Comparison } from './comparison';
import { comparisonVerdict } from './comparison-verdict';
import { outcomeWords } from './outcomes';
import { otherEnd } from './alignment';

/** A row of the confirmation's tables. */
export interface ConfirmedFact {
  readonly label: string;
  readonly value: string;
}

/** What a confirmation says of itself. */
export const aboutConfirmation =
  'We inspected the line with a camera before and after the repair. This confirms what the camera showed on the day of the check, where it could see. We don’t do repairs and aren’t paid by anyone who does.';

/** Whether a report confirms a repair, on a page that can be given away without the rest. */
export function confirmsRepair(comparison: Comparison | null): comparison is Comparison {
  return comparison?.kind === 'repair' && comparison.rows.length > 0;
}

interface Confirmed {
  readonly form: Pick<ReportForm, 'findings' | 'inspectionDate' | 'propertyAddress'>;
  readonly comparison: Comparison;
  readonly number: string;
  /** From 1. */
  readonly version: number;
}

/** What was checked where and when, and the result. */
export function confirmationFacts({ form, comparison, number, version }: Confirmed): ConfirmedFact[] {
  const { headline, reason } = comparisonVerdict(comparison, form.findings);
  return [
    { label: 'Property', value: form.propertyAddress },
    { label: 'First inspection', value: writtenDate(comparison.date) },
    { label: 'Checked on', value: writtenDate(form.inspectionDate) },
    { label: 'Result', value: `${headline}. ${reason}` },
    ...(comparison.mirrored === undefined ? [] : [{ label: 'Footages', value: otherEnd }]),
    { label: 'Report ID', value: `${number}, version ${version}` },
  ];
}

/** Each earlier finding by what became of it. */
export function confirmedFindings({
  form,
  comparison,
}: Pick<Confirmed, 'form' | 'comparison'>): ConfirmedFact[] {
  const numbered = numberedFindings(form.findings);
  return comparison.rows.map(({ earlier, outcome, findingId }) => {
    const now = numbered.find(({ finding }) => finding.id === findingId)?.finding;
    const before = `${earlier.mainProblem}${placeOf(earlier.footage)}.`;
    return {
      label: outcomeWords[outcome],
      value: now ? `${before} Today: ${now.mainProblem}${placeOf(now.footage)}.` : before,
    };
  });
}

const placeOf = (footage: number | null) => (footage === null ? '' : ` at ${footage} ft`);
