import { dollars } from '@domain/text/dollars';
import { paymentMethodLabels } from '@domain/payment/payment-method';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, Paragraph } from '../templates/mail-parts';
import {
  aboutRows,
  dayOf,
  loadPaidFor,
  movedFor,
  numberOf,
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
  const bodies = await renderMail(
    <MailLayout preview={`We received ${dollars(amount)}.`} title="Your receipt">
      <Paragraph>
        {hello(paid.name)} thank you. We’ve received your payment. {next}
      </Paragraph>
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
    subject: `Receipt: ${dollars(amount)} for your sewer inspection`,
    attachments: [],
    ...bodies,
  };
};
