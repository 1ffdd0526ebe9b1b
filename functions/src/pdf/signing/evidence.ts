import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { whoseDevice } from '@domain/legal/signed-with';
import { writtenTime } from '@domain/time/written-time';
import { drawTable, type TableRow } from '../layout/table';
import type { PageFlow } from '../layout/page-flow';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import { drawHeading } from '../brand/heading';
import type { SigningContent, DocumentSignature } from './signing-content';

/** Small enough for a SHA-256 to fit on one line. */
const valueStyle = { ...textStyles.text, size: 8.75, leading: 14 };

/** The last page: evidence of who signed which text, when and from where. */
export function drawEvidence(flow: PageFlow, content: SigningContent, signature: DocumentSignature): void {
  flow.newPage();
  const introduction = `This page is part of the document. Times are from the ${content.letterhead.name} server; the device’s own clock is noted beside them.`;
  drawHeading(flow, 'Evidence of this signature', null, flow.startOf(introduction, textStyles.text));
  flow.text('P', introduction, textStyles.text);
  flow.gap(8);
  drawTable(flow, evidenceRows(content, signature), {
    label: { ...textStyles.label, leading: 14 },
    value: valueStyle,
    hairline: palette.band,
  });
  const address = new URL(routes.verify, business.siteUrl).href;
  const check = `Open ${address} and choose this file. Your device computes its SHA-256 without sending the file, and the page tells you whether it has changed since it was signed. The SHA-256 of the text above covers every word of the agreed text, in order, in this version.`;
  drawHeading(flow, 'How to check this file', null, flow.startOf(check, textStyles.text));
  flow.text('P', check, textStyles.text);
}

function evidenceRows(
  { text, textHash, clientName, bookedFor }: SigningContent,
  signature: DocumentSignature,
): TableRow[] {
  return [
    { label: 'Document', value: text.title },
    { label: 'Text version', value: text.version },
    { label: 'SHA-256 of the text', value: textHash },
    { label: 'Signed by', value: clientName },
    { label: 'Signature, as typed', value: signature.name },
    ...(bookedFor === null
      ? []
      : [{ label: 'Client on the booking', value: `${bookedFor}, not the name that was signed` }]),
    { label: 'Electronic signing', value: 'Agreed to by the signer' },
    { label: `Signed at, ${business.state}`, value: writtenTime(signature.signedAt, business.timeZone) },
    { label: 'Signed at, UTC', value: signature.signedAt.toISOString() },
    ...(signature.signedWith === null
      ? []
      : [{ label: 'Whose device', value: whoseDevice[signature.signedWith] }]),
    { label: 'IP address', value: signature.ipAddress },
    { label: 'Device', value: signature.userAgent },
    { label: 'Device’s clock', value: signature.deviceTimestamp },
    { label: 'Booking', value: signature.jobReference },
  ].map(({ label, value }) => ({ label, value: value.trim() === '' ? 'Not given' : value }));
}
