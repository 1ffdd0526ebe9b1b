import { business } from '@domain/business/business';
import type { PaymentNotice } from '@domain/payment/report-payment';
import { reportNumber } from '@domain/report/report-number';
import { dollars } from '@domain/text/dollars';
import { paymentEvents, type StoredPaymentEvent } from '../../../records/payment/payment-events';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, Paragraph, SubHeading } from '../templates/mail-parts';

type Noticed = StoredPaymentEvent & { readonly id: string; readonly notice: PaymentNotice };

const titles: Record<PaymentNotice, string> = {
  refunded: 'An online payment was refunded',
  disputed: 'An online payment is disputed',
  'wrong-amount': 'An online payment for the wrong amount',
  'paid-twice': 'An online payment for something already paid',
  'not-found': 'An online payment without a report',
};

const whatToDo: Record<PaymentNotice, string> = {
  refunded:
    'The client can still view the report, and the job stays paid. To cancel the referrer’s reward too, void it in the back office.',
  disputed: 'Respond to the dispute with the payment provider before the deadline shown there.',
  'wrong-amount':
    'The client still can’t view the report. Either mark the job paid, or refund the payment through the payment provider.',
  'paid-twice': 'Refund one of the two payments. You can refund this one through the payment provider.',
  'not-found':
    'Its report doesn’t exist or was deleted. Look up the payment by its ID at the payment provider, and refund it if needed.',
};

/** To the office: payments that need a decision. */
export const composeOfficePaymentNotice: Composer = async (subjects) => {
  const events = await loadSubjects(paymentEvents(), subjects);
  const noticed = events.filter((event): event is Noticed => event.notice !== null);
  const [first] = noticed;
  if (!first) return null;
  const title = noticed.length === 1 ? titles[first.notice] : `${noticed.length} online payments to review`;
  const bodies = await renderMail(<OfficePaymentNotice events={noticed} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

interface NoticeProps {
  readonly events: readonly Noticed[];
  readonly title: string;
}

function OfficePaymentNotice({ events, title }: NoticeProps) {
  return (
    <MailLayout preview={events.map(({ notice }) => titles[notice]).join('; ')} title={title}>
      {events.map((event) => (
        <div key={event.id}>
          {events.length > 1 && <SubHeading>{titles[event.notice]}</SubHeading>}
          <Facts
            rows={[
              ['Amount', dollars(event.amount)],
              ['Report ID', event.report_id === null ? '' : reportNumber(event.report_id)],
              ['Payment at the provider', event.payment_intent ?? ''],
            ]}
          />
          <Paragraph>{whatToDo[event.notice]}</Paragraph>
        </div>
      ))}
    </MailLayout>
  );
}
