import type { PaperType } from '@domain/legal/legal-text';
import type { OpenFileAnswer } from '@domain/portal/portal-calls';
import { customerOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { fileAddress } from '../records/file/file-address';
import { paperKinds, type StoredPaper } from '../records/paper/stored-paper';
import { notOwn } from './not-own';
import { ownBooking } from './own-booking';
import { receiptAddress } from './receipt-address';
import { receiptOf } from './receipt-of';
import { reportFile } from './report-file';

/** portal-file-open: a URL of one of the customer's files, valid for 15 minutes. */
export const openPortalFile = callable('portal-file-open', async ({ caller, now, parse }) => {
  const { customerId } = customerOf(caller);
  const { kind, id, name } = parse();
  if (kind === 'report') return reportFile(customerId, id, name, now);
  if (kind === 'agreement' || kind === 'media_release') return paperFile(customerId, id, kind, now);
  const receipt = await receiptOf({ kind, id });
  if (receipt?.customerId !== customerId) throw notOwn('receipt');
  return { state: 'ready', ...receiptAddress({ kind, id }, now) };
});

async function paperFile(
  customerId: string,
  bookingId: string,
  type: PaperType,
  now: Date,
): Promise<OpenFileAnswer> {
  const { collection, fileName } = paperKinds[type];
  const [booking, paper] = await Promise.all([
    ownBooking(customerId, bookingId),
    firestore().collection(collection).doc(bookingId).get(),
  ]);
  if (!booking || !paper.exists) throw notOwn('paper');
  const { pdf } = paper.data() as StoredPaper['record'];
  return pdf
    ? { state: 'ready', ...fileAddress(pdf.path, { fileName, download: true }, now) }
    : { state: 'in-preparation' };
}
