import { propertyKey } from '@domain/contact/property-key';
import { AppError } from '@domain/errors/app-error';
import { earlierFindingsOf } from '@domain/report/compare/earlier-findings';
import type { EarlierReport } from '@domain/report/compare/earlier-reports-call';
import { toReportForm } from '@domain/report/report-record';
import { callable } from '../platform/callable';
import { readable } from '../platform/readable';
import { refuseOthersJob } from '../records/job/own-job';
import { jobs, storedJob, type StoredJob } from '../records/job/stored-job';
import { reports } from '../records/report/stored-report';
import { reportOfClient, reportsOfClient, type ClientsReport } from '../records/share/reports-of-client';

/** More inspections of one house than anyone orders. */
const mostReports = 50;
/** How many of them are offered, the newest first. */
const mostOffered = 10;

/** office-earlier-reports: the earlier reports of a job's property that its client may read. */
export const earlierReports = callable('office-earlier-reports', async ({ caller, now, parse }) => {
  const { bookingId } = parse();
  const job = storedJob(await jobs().doc(bookingId).get());
  if (!job) throw new AppError('not-found', 'booking gone', 'This job has been deleted.');
  refuseOthersJob(caller, job);
  return { reports: await loadEarlierReports(bookingId, job, now) };
});

type JobThere = Pick<StoredJob, 'customer_id' | 'customer' | 'property_id'>;

/**
 * The reports of the property that the client may read, the newest first: their own, and those that another client has
 * shared with them. No other is among them: nobody may learn from a comparison that there is one.
 */
async function loadEarlierReports(bookingId: string, job: JobThere, now: Date): Promise<EarlierReport[]> {
  const client = { customerId: job.customer_id, email: job.customer.email };
  const [own, others] = await Promise.all([
    ownReportsThere(job, now),
    reportsOfClient(job.property_id ?? '', client, now),
  ]);
  return [...own, ...others.filter(({ shared }) => shared !== null)]
    .filter(({ report }) => report.booking_id !== bookingId)
    .map(({ id, report, shared }) => ({ id, shared, form: toReportForm(report) }))
    .sort((one, other) => (one.form.inspectionDate < other.form.inspectionDate ? 1 : -1))
    .slice(0, mostOffered)
    .map(({ id, shared, form }) => ({
      reportId: id,
      date: form.inspectionDate,
      direction: form.direction,
      linearFootage: form.linearFootage,
      distanceToMain: form.distanceToMain,
      findings: earlierFindingsOf(form).map((finding) => ({
        ...finding,
        ...(shared && !shared.photos && { photo: '' }),
        ...(shared && !shared.video && { videoTime: '' }),
        // Another client's film stays with their report.
        ...(shared && { film: undefined }),
      })),
    }));
}

async function ownReportsThere(
  { customer_id: customerId, customer, property_id: propertyId }: JobThere,
  now: Date,
): Promise<ClientsReport[]> {
  const key = propertyKey(customer.address);
  // One from before properties has its address alone.
  const isThere = (id: string | null, address: string) =>
    id && propertyId ? id === propertyId : propertyKey(address) === key;
  const found = await reports().where('customer_id', '==', customerId).limit(mostReports).get();
  const there = readable(found.docs).filter(({ stored }) =>
    isThere(stored.property_id, toReportForm(stored).propertyAddress),
  );
  const client = { customerId, email: customer.email };
  const theirs = await Promise.all(there.map(({ id, stored }) => reportOfClient(id, stored, client, now)));
  return theirs.filter((report) => report !== null);
}
