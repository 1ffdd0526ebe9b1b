import { business } from '@domain/business/business';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { PageHead } from './page-head';

/** All that a reader gets of a report before it is paid for or waived. */
export interface UnpaidReport {
  readonly number: string;
  readonly propertyAddress: string;
  /** `YYYY-MM-DD`. */
  readonly inspectionDate: string;
  /** US dollars. */
  readonly amount: number;
  /** Where it can be paid online; null where it is paid otherwise. */
  readonly payUrl: string | null;
}

/** The report is ready, what is due, and how to pay. */
export function PaymentScreen({ number, propertyAddress, inspectionDate, amount, payUrl }: UnpaidReport) {
  return (
    <div className="page">
      <PageHead />
      <main id="report">
        <h1>Your report is ready</h1>
        <p>It opens here as soon as it is paid for.</p>
        <dl className="facts">
          <div>
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
        <h2>How to pay</h2>
        {payUrl === null ? (
          <p>
            Call us on <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>: we take cards,
            checks and payment apps, and your report opens within minutes.
          </p>
        ) : (
          <p>
            <a className="button" href={payUrl}>
              Pay {dollars(amount)}
            </a>
          </p>
        )}
      </main>
    </div>
  );
}
