import { business } from '@domain/business/business';
import { dollars } from '@domain/text/dollars';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { phoneNow } from '../platform/phone-now';
import { settingsNow } from '../platform/settings-now';
import { drawLetterhead } from './brand/letterhead';
import { drawPageFrames } from './brand/page-frame';
import { palette } from './brand/palette';
import { textStyles } from './brand/text-styles';
import { loadFaces } from './fonts/load-faces';
import { PageFlow } from './layout/page-flow';
import { drawTable, type TableRow } from './layout/table';
import { writeDocument } from './layout/write-document';
import type { ReceiptContent } from './receipt/receipt-content';

/** The receipt as a tagged PDF of one US Letter page. Deterministic. */
export async function buildReceiptPdf(content: ReceiptContent): Promise<Uint8Array> {
  const { number, amount, paidAt, voidedAt } = content;
  const flow = new PageFlow(await loadFaces());
  const paidOn = dateOf(paidAt);
  drawLetterhead(flow);
  const title = voidedAt ? 'Voided receipt' : 'Receipt';
  flow.text('H1', title, textStyles.title);
  flow.gap(2);
  flow.text(
    'P',
    voidedAt
      ? `This receipt is void. The payment was recorded by mistake and corrected on ${dateOf(voidedAt)}.`
      : `${business.name} received ${dollars(amount)} on ${paidOn}. Thank you.`,
    textStyles.text,
  );
  flow.gap(12);
  drawTable(flow, rowsOf(content, paidOn), {
    label: textStyles.label,
    value: textStyles.text,
    hairline: palette.band,
  });
  flow.gap(14);
  flow.text(
    'P',
    `Issued by ${business.name}, ${phoneNow().display}, ${settingsNow().contact.email}.`,
    textStyles.small,
  );
  drawPageFrames(flow, { title, reference: `${title} ${number}`, mark: null }, flow.y - 16);
  return writeDocument(flow, {
    title: `${title} ${number}`,
    author: business.name,
    subject: `${title} ${number}`,
    language: 'en-US',
    createdAt: paidAt,
  });
}

function dateOf(instant: Date): string {
  return writtenDate(calendarDateIn(business.timeZone, instant));
}

function rowsOf(content: ReceiptContent, paidOn: string): TableRow[] {
  const { charge, refunded, voidedAt, voidedBefore } = content;
  const replaced = voidedBefore.map(({ number, voidedAt: at }) => `${number} (voided on ${dateOf(at)})`);
  return [
    { label: 'Receipt', value: content.number },
    { label: 'Voided', value: voidedAt ? dateOf(voidedAt) : '' },
    { label: 'Replaces', value: replaced.join(', ') },
    { label: voidedAt ? 'Date recorded' : 'Date paid', value: paidOn },
    { label: 'Paid by', value: content.method },
    { label: voidedAt ? 'Amount recorded' : 'Amount paid', value: dollars(content.amount) },
    { label: 'Paid later', value: content.paidLater > 0 ? dollars(content.paidLater) : '' },
    { label: 'Refunded', value: refunded > 0 ? dollars(refunded) : '' },
    { label: 'Charge', value: charge },
    { label: 'Service', value: charge ? '' : content.service },
    { label: charge ? 'Appointment' : 'Inspection date', value: longDate(content.inspectionDate) },
    { label: 'Client', value: content.clientName },
    { label: 'Property', value: content.propertyAddress },
  ].filter(({ value }) => value !== '');
}
