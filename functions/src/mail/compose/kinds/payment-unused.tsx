import { collections } from '@domain/firestore/paths';
import type { PaymentNotice } from '@domain/payment/report-payment';
import { dollars } from '@domain/text/dollars';
import { phoneNow } from '../../../platform/phone-now';
import { paymentEvents, type StoredPaymentEvent } from '../../../records/payment/payment-events';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, Paragraph } from '../templates/mail-parts';
import { aboutRows, dayOf, loadPaidFor } from './payment-parts';

/** To the client: an online payment that settled nothing, or its refund. */
export const composePaymentUnused: Composer = async (subjects, _now, [mail]) => {
  const [event] = await loadSubjects(paymentEvents(), subjects);
  const sum = dollars(mail?.refund?.amount ?? event?.amount ?? 0);
  const words = event?.notice ? wordsOf(event.notice, sum) : null;
  const paid = event && words && (await loadPaidFor([payerOf(event)]));
  if (!event || !words || !paid) return null;
  const bodies = await renderMail(
    <MailLayout preview={words.subject} title={words.title}>
      <Paragraph>
        {hello(paid.name)} {words.said}
      </Paragraph>
      <Facts
        rows={[
          ['Amount', sum],
          [event.notice === 'refunded' ? 'Refunded to' : 'Paid by', 'Card'],
          ['Date', dayOf(event.created_at)],
          ...aboutRows(paid),
        ]}
      />
      <Paragraph>Questions? Reply to this email or call {phoneNow().display}.</Paragraph>
    </MailLayout>,
  );
  return { to: paid.to, subject: words.subject, attachments: [], ...bodies };
};

function payerOf({ booking_id: bookingId, report_id: reportId }: StoredPaymentEvent) {
  return bookingId === null
    ? { collection: collections.inspectionReports, id: reportId ?? '' }
    : { collection: collections.bookings, id: bookingId };
}

/** Null for a notice that is not about such a payment. */
function wordsOf(notice: PaymentNotice, sum: string) {
  const title = 'We received your payment';
  switch (notice) {
    case 'paid-twice':
      return {
        title,
        subject: `We received ${sum}, but nothing was due`,
        said: `we’ve received a card payment of ${sum}, but nothing was due for your inspection anymore. We’ll look into it and contact you. There’s nothing you need to do.`,
      };
    case 'wrong-amount':
      return {
        title,
        subject: `We received ${sum}, but a different amount is due`,
        said: `we’ve received a card payment of ${sum}, but that isn’t the amount due for your inspection. We’ll look into it and contact you. Please don’t pay again until then.`,
      };
    case 'refunded':
      return {
        title: 'Your refund',
        subject: `Refund: ${sum} for your sewer inspection`,
        said: `we’ve refunded ${sum} to your card. It can take your bank 5 to 10 business days to show it.`,
      };
    default:
      return null;
  }
}
