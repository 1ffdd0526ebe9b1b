import { business } from '@domain/business/business';
import {
  aboutConfirmation,
  confirmationFacts,
  confirmedFindings,
  confirmsRepair,
  type ConfirmedFact,
} from '@domain/report/compare/confirmation';
import { confirmationTitle } from '@domain/report/compare/confirmation-title';
import { inspectorWords, signatureMark } from '@domain/report/inspector';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { phoneNow } from '../../platform/phone-now';
import { settingsNow } from '../../platform/settings-now';
import { drawHeading } from '../brand/heading';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import type { PageFlow } from '../layout/page-flow';
import { drawTable } from '../layout/table';
import type { ReportContent } from './report-content';

const table = { label: textStyles.label, value: textStyles.text, hairline: palette.band };

export type ConfirmationContent = Pick<
  ReportContent,
  'form' | 'number' | 'version' | 'inspector' | 'createdAt'
>;

/** The written confirmation of a repair on the last page of its report. */
export function drawRepairConfirmation(flow: PageFlow, content: ConfirmationContent): void {
  if (!confirmsRepair(content.form.comparison)) return;
  flow.newPage();
  // Only the report's first page has the letterhead.
  const by = [business.name, phoneNow().display, settingsNow().contact.email].join(', ');
  drawConfirmation(flow, content, [{ label: 'Inspected by', value: by }]);
}

/**
 * The confirmation, which stands on its own: it can be given to a seller, a lender or a contractor.
 * @param more facts after the others
 */
export function drawConfirmation(
  flow: PageFlow,
  content: ConfirmationContent,
  more: readonly ConfirmedFact[] = [],
): void {
  const { form, inspector, createdAt } = content;
  const { comparison } = form;
  if (!confirmsRepair(comparison)) return;
  flow.text('H1', confirmationTitle, textStyles.title);
  flow.gap(12);
  drawTable(flow, [...confirmationFacts({ ...content, comparison }), ...more], table);
  drawHeading(flow, 'What we checked', null, 40);
  drawTable(flow, confirmedFindings({ form, comparison }), table);
  flow.gap(10);
  flow.text('P', aboutConfirmation, textStyles.text);
  if (inspector) {
    const day = writtenDate(calendarDateIn(business.timeZone, createdAt));
    flow.gap(10);
    flow.text(
      'P',
      `${inspectorWords(inspector)}. Signed ${signatureMark(inspector)}, ${day}`,
      textStyles.strong,
    );
  }
}
