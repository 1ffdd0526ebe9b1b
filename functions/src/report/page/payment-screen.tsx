import { business } from '@domain/business/business';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { PageFoot } from './page-foot';
import { PageHead } from './page-head';

/** Where the payment stands. */
export type PaymentProgress =
  | 'due'
  /** The payer has come back, and the provider's word is not here yet. */
  | 'waiting'
  /** The same for longer than it takes as a rule. */
  | 'overdue'
  /** Sent by a way that takes days. */
  | 'processing'
  /** A payment on its way has come to nothing. */
  | 'failed';

/** All that a reader gets of a report before it is paid for or waived. */
export interface UnpaidReport {
  readonly number: string;
  readonly propertyAddress: string;
  /** `YYYY-MM-DD`. */
  readonly inspectionDate: string;
  /** US dollars. */
  readonly amount: number;
  /** Where it can be paid online, by POST; null where it is paid otherwise. */
  readonly payUrl: string | null;
  readonly progress: PaymentProgress;
}

/** The report is ready, what is due, and how to pay. */
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
      <PageFoot>Keep this page’s link: the report opens here.</PageFoot>
    </div>
  );
}

const words: Record<PaymentProgress, { readonly title: string; readonly lead: string }> = {
  due: { title: 'Your report is ready', lead: 'It opens here as soon as it is paid for.' },
  waiting: {
    title: 'We are waiting for the payment',
    lead: 'This takes a few seconds as a rule. The page looks again by itself, and opens your report once the payment is confirmed.',
  },
  overdue: {
    title: 'We are still waiting for the payment',
    lead: 'It was not confirmed yet. If you have paid, load this page again in a few minutes: you will not be charged twice. If you have not, you can pay here.',
  },
  processing: {
    title: 'Your payment is on its way',
    lead: 'Your bank has to confirm it, which can take a few days. We will send you an e-mail as soon as the report is open.',
  },
  failed: {
    title: 'Your payment did not go through',
    lead: 'Your bank has turned it down, and nothing was charged. You can pay again here.',
  },
};

function HowToPay({ amount, payUrl }: UnpaidReport) {
  const phone = <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>;
  return (
    <>
      <h2>How to pay</h2>
      {payUrl === null ? (
        <p>
          Call us on {phone}: we take cards, checks and payment apps, and your report opens within minutes.
        </p>
      ) : (
        <>
          <form method="post" action={payUrl}>
            <button className="button">Pay {dollars(amount)}</button>
          </form>
          <p className="after">
            You pay on the page of our payment provider: we never see your card. If you would rather pay by
            check or payment app, call us on {phone}.
          </p>
        </>
      )}
    </>
  );
}
