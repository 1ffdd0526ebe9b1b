import { PageFoot } from '../parts/page-foot';
import { PageHead } from '../parts/page-head';

/** Shown to a returning payer whose browser doesn't have the cookie that leads to the report. */
export function ReturnPage() {
  return (
    <div className="page">
      <PageHead skip="Skip to the content" />
      <main id="report" className="plain">
        <h1>Thank you</h1>
        <p>
          If you’ve paid, we’ll confirm your payment in a moment. Open the link in our email again, and your
          report will be there once it’s confirmed.
        </p>
      </main>
      <PageFoot />
    </div>
  );
}
