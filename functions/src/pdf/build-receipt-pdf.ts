import { business } from '@domain/business/business';
import { dollars } from '@domain/text/dollars';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { drawLetterhead } from './brand/letterhead';
import { drawPageFrames } from './brand/page-frame';
import { palette } from './brand/palette';
import { textStyles } from './brand/text-styles';
import { loadFaces } from './fonts/load-faces';
import { PageFlow } from './layout/page-flow';
import { drawTable, type TableRow } from './layout/table';
import { writeDocument } from './layout/write-document';
import type { ReceiptContent } from './receipt/receipt-content';

/** The receipt as a tagged PDF of one US Letter page. Equal content gives equal bytes. */
export async function buildReceiptPdf(content: ReceiptContent): Promise<Uint8Array> {
  const { number, amount, paidAt } = content;
  const flow = new PageFlow(await loadFaces());
  const paidOn = writtenDate(calendarDateIn(business.timeZone, paidAt));
  drawLetterhead(flow);
  flow.text('H1', 'Receipt', textStyles.title);
  flow.gap(2);
  flow.text('P', `${business.name} received ${dollars(amount)} on ${paidOn}. Thank you.`, textStyles.text);
  flow.gap(12);
  drawTable(flow, rowsOf(content, paidOn), {
    label: textStyles.label,
    value: textStyles.text,
    hairline: palette.band,
  });
  flow.gap(14);
  flow.text(
    'P',
    `Issued by ${business.name}, ${business.phone.display}, ${business.email}.`,
    textStyles.small,
  );
  drawPageFrames(flow, { title: 'Receipt', reference: `Receipt ${number}`, mark: null }, flow.y - 16);
  return writeDocument(flow, {
    title: `Receipt ${number}`,
    author: business.name,
    subject: `Receipt ${number}`,
    language: 'en-US',
    createdAt: paidAt,
  });
}

function rowsOf(content: ReceiptContent, paidOn: string): TableRow[] {
  const { refunded } = content;
  return [
    { label: 'Receipt', value: content.number },
    { label: 'Date paid', value: paidOn },
    { label: 'Paid by', value: content.method },
    { label: 'Amount paid', value: dollars(content.amount) },
    { label: 'Paid back', value: refunded > 0 ? dollars(refunded) : '' },
    { label: 'Service', value: content.service },
    { label: 'Inspection date', value: longDate(content.inspectionDate) },
    { label: 'Client', value: content.clientName },
    { label: 'Property', value: content.propertyAddress },
  ].filter(({ value }) => value !== '');
}
