import type { UnpaidListedReport } from '@domain/portal/listed-report';
import { dollars } from '@domain/text/dollars';
import { ButtonLink } from '@/ui/button-link';
import { Facts } from '@/ui/facts';
import { CallUs } from '@/ui/call-us';

/** The notice for a report that is not paid for. */
export function UnpaidReport({ report }: { readonly report: UnpaidListedReport }) {
  return (
    <>
      <Facts facts={[{ name: 'Amount due', value: dollars(report.amount) }]} />
      {report.url === null ? (
        <p>
          Your report is ready. To pay and view it, call us at <CallUs />.
        </p>
      ) : (
        <>
          <p>Your report is ready. You can view it once it’s paid for.</p>
          <div className="ways">
            <ButtonLink href={report.url} target="_blank" rel="noopener">
              Pay and view the report
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
