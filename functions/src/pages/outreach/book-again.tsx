import { returnService } from '@domain/outreach/report-reminder';
import { reportAssets } from '@domain/report/report-assets';
import { toReportForm } from '@domain/report/report-record';
import type { BookAgain } from '@domain/request/book-again';
import { settingsNow } from '../../platform/settings-now';
import { loadJob } from '../../records/job/stored-job';
import type { StoredReport } from '../../records/report/stored-report';
import { PageFoot } from '../parts/page-foot';
import { PageHead } from '../parts/page-head';
import type { ReportAnswer } from '../parts/report-answer';

/** The way from a reminder to the booking form, which a script fills in. Without one, the form is empty. */
export async function bookAgain(report: StoredReport): Promise<ReportAnswer> {
  const form = toReportForm(report);
  const job = await loadJob(report.booking_id);
  const values: BookAgain = {
    name: form.clientName,
    email: form.clientEmail,
    phone: job?.customer.phone ?? '',
    propertyAddress: form.propertyAddress,
    serviceType: returnService(settingsNow().services).title,
  };
  return {
    status: 200,
    title: 'Book another inspection',
    body: <BookAgainPage values={values} />,
    options: { scripts: [reportAssets.again] },
  };
}

function BookAgainPage({ values }: { readonly values: BookAgain }) {
  return (
    <div className="page">
      <PageHead skip="Skip to the content" />
      <main id="report" className="plain">
        <h1>Book another inspection</h1>
        <p id="again" data-values={JSON.stringify(values)}>
          <a className="button" href="/#booking">
            Go to the booking form
          </a>
        </p>
      </main>
      <PageFoot />
    </div>
  );
}
