import { paymentMethodLabels } from '@domain/payment/payment-method';
import { dollars } from '@domain/text/dollars';
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

/** To the client: money that was returned. Not sent if that was recorded by mistake. */
export const composePaymentRefunded: Composer = async (subjects, _now, mails) => {
  const paid = await loadPaidFor(subjects);
  if (paid?.state !== 'paid' || !paid.payment) return null;
  const { payment, difference } = paid;
  const byOffice = Math.max(-movedFor(paid), 0);
  // A refund at the provider that the office has also recorded counts once.
  const total = Math.max(paid.refunded, byOffice);
  const at = byOffice >= paid.refunded ? difference?.settled_at : paid.refundedAt;
  if (total === 0 || !at) return null;
  const [mail] = mails;
  const { amount, method } = mail?.refund ?? {
    // Intents from before they named their refund.
    amount: total,
    method: byOffice >= paid.refunded ? (difference?.method ?? '') : 'card',
  };
  const wording = wordingOf('payment_refunded', [paymentValues(paid, amount)]);
  const bodies = await renderMail(
    <MailLayout preview={`We’ve returned ${dollars(amount)} to you.`} title="Your refund">
      <Opening
        wording={wording}
        name={paid.name}
        standard={wording.standard.replace('{amount}', () => dollars(amount))}
      >
        {method === 'card' && 'It can take your bank 5 to 10 business days to show it.'}
      </Opening>
      <Facts
        rows={[
          ['Refunded', dollars(amount)],
          ['Refunded by', method === '' ? '' : paymentMethodLabels[method]],
          ['Date', dayOf(mail?.refund ? mail.created_at : at)],
          ['Refunded in all', amount < total ? dollars(total) : ''],
          ['You had paid', paymentWords(payment.amount, payment.method, payment.at)],
          ...aboutRows(paid),
          ['Receipt number', numberOf(paid)],
        ]}
      />
      <ReceiptFoot />
    </MailLayout>,
  );
  return {
    to: paid.to,
    subject: wording.subject ?? `Refund: ${dollars(amount)} for your sewer inspection`,
    attachments: [],
    ...bodies,
  };
};
