import { PageFoot } from './page-foot';
import { PageHead } from './page-head';

/** Where a payer comes back to in a browser that has not the way to the report. */
export function ReturnPage() {
  return (
    <div className="page">
      <PageHead skip="Skip to the text" />
      <main id="report" className="plain">
        <h1>Thank you</h1>
        <p>
          If you have paid, we will have the payment confirmed in a moment. Open the link in our e-mail again:
          your report is there as soon as it is.
        </p>
      </main>
      <PageFoot />
    </div>
  );
}
