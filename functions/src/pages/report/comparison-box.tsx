import { comparisonVerdict } from '@domain/report/compare/comparison-verdict';
import type { ReportForm } from '@domain/report/report-form';
import { writtenDate } from '@domain/time/written-date';
import { toneOf } from './finding-article';
import { SeverityMark } from './severity-mark';

/** What became of the earlier findings, before anything else. */
export function ComparisonBox({ form: { comparison, findings } }: { readonly form: ReportForm }) {
  if (!comparison) return null;
  const { headline, reason, severity } = comparisonVerdict(comparison, findings);
  return (
    <section className="verdict" style={toneOf(severity)} aria-labelledby="compared">
      <SeverityMark severity={severity} size={36} />
      <h2 id="compared">{headline}</h2>
      <p>{`${reason}\nCompared with our report of ${writtenDate(comparison.date)}.`}</p>
    </section>
  );
}
