import { business } from '@domain/business/business';
import { comparisonVerdict } from '@domain/report/compare/comparison-verdict';
import { outcomeWords } from '@domain/report/compare/outcomes';
import { inspectorWords, signatureMark } from '@domain/report/inspector';
import { numberedFindings } from '@domain/report/numbered-findings';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { drawLetterhead } from '../brand/letterhead';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import type { PageFlow } from '../layout/page-flow';
import { drawTable } from '../layout/table';
import { drawHeading } from '../brand/heading';
import { confirmsRepair } from './compared-findings';
import type { ReportContent } from './report-content';

const table = { label: textStyles.label, value: textStyles.text, hairline: palette.band };

/**
 * The written confirmation of a repair on a page of its own, which can be given to a seller, a lender or a contractor
 * without the rest of the report.
 */
export function drawRepairConfirmation(flow: PageFlow, content: ReportContent): void {
  const { form, number, version, inspector, createdAt } = content;
  const { comparison, findings } = form;
  if (!confirmsRepair(comparison)) return;
  const { headline, reason } = comparisonVerdict(comparison, findings);
  flow.newPage();
  drawLetterhead(flow);
  flow.text('H1', 'Confirmation of repair', textStyles.title);
  flow.gap(12);
  const day = writtenDate(calendarDateIn(business.timeZone, createdAt));
  drawTable(
    flow,
    [
      { label: 'Property', value: form.propertyAddress },
      { label: 'First inspection', value: writtenDate(comparison.date) },
      { label: 'Checked on', value: writtenDate(form.inspectionDate) },
      { label: 'Result', value: `${headline}. ${reason}` },
      { label: 'Report ID', value: `${number}, version ${version}` },
    ],
    table,
  );
  drawHeading(flow, 'What we checked', null, 40);
  const numbered = numberedFindings(findings);
  drawTable(
    flow,
    comparison.rows.map(({ earlier, outcome, findingId }) => {
      const now = numbered.find(({ finding }) => finding.id === findingId);
      const place = earlier.footage === null ? '' : ` at ${earlier.footage} ft`;
      return {
        label: outcomeWords[outcome],
        value: `${earlier.mainProblem}${place}.${now ? ` Today: ${now.finding.mainProblem}${now.finding.footage === null ? '' : ` at ${now.finding.footage} ft`}.` : ''}`,
      };
    }),
    table,
  );
  flow.gap(10);
  flow.text(
    'P',
    'We inspected the line with a camera before and after the repair. This confirms what the camera showed on the day of the check, where it could see. We don’t do repairs and aren’t paid by anyone who does.',
    textStyles.text,
  );
  if (inspector) {
    flow.gap(10);
    flow.text(
      'P',
      `${inspectorWords(inspector)}. Signed ${signatureMark(inspector)}, ${day}`,
      textStyles.strong,
    );
  }
}
