import { dollars } from '@domain/text/dollars';
import { paymentMethodLabels } from '@domain/payment/payment-method';
import type { Composer } from '../composer';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts } from '../templates/mail-parts';
import { wordingOf } from '../wording';
import { Opening } from './opening';
import {
  aboutRows,
  dayOf,
  loadPaidFor,
  movedFor,
  numberOf,
  paymentValues,
  paymentWords,
  ReceiptFoot,
} from './payment-parts';

/** To the client: the receipt of a payment. Not sent if it was corrected since. */
export const composePaymentReceipt: Composer = async (subjects) => {
  const paid = await loadPaidFor(subjects);
  if (paid?.state !== 'paid' || !paid.payment) return null;
  const { payment, difference } = paid;
  const later = Math.max(movedFor(paid), 0);
  const newest = later > 0 && difference?.settled_at ? difference : null;
  const amount = newest ? newest.amount : payment.amount;
  const method = newest ? newest.method : payment.method;
  const at = newest?.settled_at ?? payment.at;
  const next = paid.isOver
    ? ''
    : paid.reported
      ? 'Your report is paid for.'
      : 'Your report will open as soon as it’s ready. There’s nothing more to pay.';
  const wording = wordingOf('payment_receipt', [paymentValues(paid, amount)]);
  const bodies = await renderMail(
    <MailLayout preview={`We received ${dollars(amount)}.`} title="Your receipt">
      <Opening wording={wording} name={paid.name}>
        {next}
      </Opening>
      <Facts
        rows={[
          ['Amount', dollars(amount)],
          ['Paid by', method === '' ? '' : paymentMethodLabels[method]],
          ['Date', dayOf(at)],
          ['Paid before', newest ? paymentWords(payment.amount, payment.method, payment.at) : ''],
          ['Total paid', newest ? dollars(newest.received) : ''],
          ...aboutRows(paid),
          ['Receipt number', numberOf(paid)],
        ]}
      />
      <ReceiptFoot />
    </MailLayout>,
  );
  return {
    to: paid.to,
    subject: wording.subject ?? `Receipt: ${dollars(amount)} for your sewer inspection`,
    attachments: [],
    ...bodies,
  };
};
