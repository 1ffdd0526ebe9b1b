import type { SigningType } from '@domain/legal/legal-text';
import type { OpenFileAnswer } from '@domain/portal/portal-calls';
import { customerOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { fileAddress } from '../records/file/file-address';
import { loadJob, type StoredJob } from '../records/job/stored-job';
import { signedDocumentOf, signingKinds } from '../records/signing/stored-signed-document';
import { notOwn } from './not-own';
import { receiptAddress } from './receipt-address';
import { receiptOf } from './receipt-of';
import { reportFile } from './report-file';

/** portal-file-open: a URL of one of the customer's files, valid for 15 minutes. */
export const openPortalFile = callable('portal-file-open', async ({ caller, now, parse }) => {
  const { customerId } = customerOf(caller);
  const { kind, id, name } = parse();
  if (kind === 'report') return reportFile(customerId, id, name, now);
  if (kind === 'agreement' || kind === 'media_release') return signedFile(customerId, id, kind, now);
  const receipt = await receiptOf({ kind, id });
  if (receipt?.customerId !== customerId) throw notOwn('receipt');
  return { state: 'ready', ...receiptAddress({ kind, id }, now) };
});

async function signedFile(
  customerId: string,
  bookingId: string,
  type: SigningType,
  now: Date,
): Promise<OpenFileAnswer> {
  const { fileName } = signingKinds[type];
  const [job, signedDocument] = await Promise.all([
    ownJob(customerId, bookingId),
    signedDocumentOf(type, bookingId),
  ]);
  if (!job || !signedDocument) throw notOwn('document');
  const { pdf } = signedDocument.record;
  return pdf
    ? { state: 'ready', ...fileAddress(pdf.path, { fileName, download: true }, now) }
    : { state: 'in-preparation' };
}

/** A customer's job; null if it is missing or belongs to another customer. */
async function ownJob(customerId: string, bookingId: string): Promise<StoredJob | null> {
  const job = await loadJob(bookingId);
  return job?.customer_id === customerId ? job : null;
}
