import { comparisonVerdict } from '@domain/report/compare/comparison-verdict';
import { writtenDate } from '@domain/time/written-date';
import type { PageFlow } from '../layout/page-flow';
import type { ReportContent } from './report-content';
import { drawBox } from './verdict-box';

/** What became of the earlier findings, before anything else; nothing without a comparison. */
export function drawComparisonBox(flow: PageFlow, { form: { comparison, findings } }: ReportContent): void {
  if (!comparison) return;
  const { headline, reason, severity } = comparisonVerdict(comparison, findings);
  const since = `Compared with our report of ${writtenDate(comparison.date)}.`;
  drawBox(flow, { title: headline, severity, texts: [reason, since], strong: '' });
}
