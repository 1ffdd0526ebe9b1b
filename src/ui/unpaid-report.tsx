import { business } from '@domain/business/business';
import type { UnpaidListedReport } from '@domain/portal/listed-report';
import { dollars } from '@domain/text/dollars';
import { ButtonLink } from './button-link';
import { Facts } from './facts';

/** What is said of a report before it is paid for. */
export function UnpaidReport({ report }: { readonly report: UnpaidListedReport }) {
  const { phone } = business;
  return (
    <>
      <Facts facts={[{ name: 'Amount due', value: dollars(report.amount) }]} />
      {report.url === null ? (
        <p>
          Your report is ready. It opens once it is paid for: call us on{' '}
          <a href={`tel:${phone.e164}`}>{phone.display}</a>.
        </p>
      ) : (
        <>
          <p>Your report is ready. It opens once it is paid for: its page says how.</p>
          <div className="ways">
            <ButtonLink href={report.url} target="_blank" rel="noopener">
              View Report
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
