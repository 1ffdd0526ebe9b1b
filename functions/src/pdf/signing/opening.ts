import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import { body, bodyWidth } from '../layout/geometry';
import { baseline, type PageFlow } from '../layout/page-flow';
import { drawTable, type TableRow } from '../layout/table';
import type { SigningContent } from './signing-content';

/** Printed on copies to read before signing. */
export const unsignedMark = 'Not signed: for review only';

/** What is signed, for whom and for which property. */
export function drawOpening(flow: PageFlow, content: SigningContent): void {
  flow.text('H1', content.text.title, textStyles.title);
  flow.gap(2);
  flow.text('P', `Version of ${writtenDate(content.text.version)}`, textStyles.small);
  flow.gap(12);
  if (!content.signature) drawUnsignedMark(flow);
  drawTable(flow, facts(content), {
    label: textStyles.label,
    value: textStyles.text,
    hairline: palette.band,
  });
  flow.gap(14);
}

function drawUnsignedMark(flow: PageFlow): void {
  const { page, y } = flow;
  const style = textStyles.mark;
  const height = 26;
  page.artifact(() => {
    page.fill(body.left, y - height, bodyWidth, height, palette.ground);
    page.fill(body.left, y - height, 3, height, palette.primary);
  });
  const top = y - (height - style.leading) / 2;
  flow.structure.within('P', () =>
    flow.markedLines(flow.break(unsignedMark, style), style, body.left + 14, top - baseline(style)),
  );
  flow.y = y - height - 10;
}

function facts({ clientName, bookedFor, propertyAddress, inspectionDate, fee }: SigningContent): TableRow[] {
  return [
    { label: 'Client', value: clientName },
    ...(bookedFor === null ? [] : [{ label: 'Booked for', value: bookedFor }]),
    { label: 'Property', value: propertyAddress },
    ...(inspectionDate === '' ? [] : [{ label: 'Inspection date', value: longDate(inspectionDate) }]),
    ...(fee === null ? [] : [{ label: 'Fee', value: dollars(fee) }]),
  ];
}
