import { business } from '@domain/business/business';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { PageFoot } from '../parts/page-foot';
import { PageHead } from '../parts/page-head';

/** State of the payment. */
export type PaymentProgress =
  | 'due'
  /** The payer has returned, but the webhook event has not arrived. */
  | 'waiting'
  /** The same for longer than usual. */
  | 'overdue'
  /** Sent by a method that takes days. */
  | 'processing'
  /** A payment in progress has failed. */
  | 'failed';

/** Everything that a reader gets of a report before it is paid or waived. */
export interface UnpaidReport {
  readonly number: string;
  readonly propertyAddress: string;
  /** `YYYY-MM-DD`. */
  readonly inspectionDate: string;
  /** US dollars. */
  readonly amount: number;
  /** URL for paying online, by POST; null if it is paid otherwise. */
  readonly payUrl: string | null;
  readonly progress: PaymentProgress;
}

/** Says that the report is ready, what is due, and how to pay. */
export function PaymentScreen(unpaid: UnpaidReport) {
  const { number, propertyAddress, inspectionDate, amount, progress } = unpaid;
  const { title, lead } = words[progress];
  return (
    <div className="page">
      <PageHead />
      <main id="report">
        <h1>{title}</h1>
        <p role="status">{lead}</p>
        <dl className="facts raised">
          <div className="amount">
            <dt>Amount due</dt>
            <dd>{dollars(amount)}</dd>
          </div>
          <div>
            <dt>Property address</dt>
            <dd dir="auto">{propertyAddress}</dd>
          </div>
          <div>
            <dt>Inspection date</dt>
            <dd>{longDate(inspectionDate)}</dd>
          </div>
          <div>
            <dt>Report ID</dt>
            <dd>{number}</dd>
          </div>
        </dl>
        {progress !== 'waiting' && progress !== 'processing' && <HowToPay {...unpaid} />}
      </main>
      <PageFoot>Keep the link to this page. Your report will open here.</PageFoot>
    </div>
  );
}

const words: Record<PaymentProgress, { readonly title: string; readonly lead: string }> = {
  due: { title: 'Your report is ready', lead: 'You can view it here as soon as it’s paid for.' },
  waiting: {
    title: 'We’re waiting for your payment',
    lead: 'This usually takes a few seconds. This page checks on its own and opens your report once the payment is confirmed.',
  },
  overdue: {
    title: 'We’re still waiting for your payment',
    lead: 'It hasn’t been confirmed yet. If you’ve paid, reload this page in a few minutes. You won’t be charged twice. If you haven’t, you can pay here.',
  },
  processing: {
    title: 'Your payment is on its way',
    lead: 'Your bank has to confirm it, which can take a few days. We’ll email you as soon as your report is ready to view.',
  },
  failed: {
    title: 'Your payment didn’t go through',
    lead: 'Your bank declined it, and nothing was charged. You can try again here.',
  },
};

function HowToPay({ amount, payUrl }: UnpaidReport) {
  const phone = <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>;
  return (
    <>
      <h2>How to pay</h2>
      {payUrl === null ? (
        <p>
          Call us at {phone}. We take cards, checks, and payment apps, and you can view your report within
          minutes.
        </p>
      ) : (
        <>
          <form method="post" action={payUrl}>
            <button className="button">Pay {dollars(amount)}</button>
          </form>
          <p className="after">
            You’ll pay on our payment provider’s page. We never see your card. To pay by check or payment app
            instead, call us at {phone}.
          </p>
        </>
      )}
    </>
  );
}
