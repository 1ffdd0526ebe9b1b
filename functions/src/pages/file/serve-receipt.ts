import { beginPrivateAnswer } from '../../platform/private-answer';
import { route } from '../../platform/route';
import { addressedReceipt } from '../../portal/receipt-address';
import { receiptOf } from '../../portal/receipt-of';
import { sendClosedFile } from './send-closed-file';

/** portal-receipt: a receipt by a URL that portal-file-open has issued; rendered on request. */
export const serveReceipt = route('portal-receipt', async (request, response) => {
  if (!beginPrivateAnswer(request, response, 'private, no-store')) return;
  const subject = addressedReceipt(request.query, new Date());
  const receipt = subject && (await receiptOf(subject));
  if (!receipt) {
    sendClosedFile(response, subject === null ? 403 : 404);
    return;
  }
  const { buildReceiptPdf } = await import('../../pdf/build-receipt-pdf');
  const bytes = await buildReceiptPdf(receipt.content);
  response
    .set('Content-Disposition', `attachment; filename="receipt-${receipt.content.number}.pdf"`)
    .type('application/pdf')
    .send(Buffer.from(bytes));
});
