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

/** More inspections of one house than anyone orders. */
const mostReports = 50;
/** How many of them are offered, the newest first. */
const mostOffered = 10;

/** office-earlier-reports: what a job's client had inspected at the same address before. */
export const earlierReports = callable('office-earlier-reports', async ({ caller, parse }) => {
  const { bookingId } = parse();
  const job = storedJob(await jobs().doc(bookingId).get());
  if (!job) throw new AppError('not-found', 'booking gone', 'This job has been deleted.');
  refuseOthersJob(caller, job);
  return { reports: await loadEarlierReports(bookingId, job) };
});

type JobThere = Pick<StoredJob, 'customer_id' | 'customer' | 'property_id'>;

/**
 * The reports of the same client about the same property, the newest first. Another client's report of the property isn't
 * among them: nobody may learn from a comparison that there is one.
 */
async function loadEarlierReports(
  bookingId: string,
  { customer_id: customerId, customer, property_id: propertyId }: JobThere,
): Promise<EarlierReport[]> {
  const key = propertyKey(customer.address);
  // One from before properties has its address alone.
  const isThere = (id: string | null, address: string) =>
    id && propertyId ? id === propertyId : propertyKey(address) === key;
  const found = await reports().where('customer_id', '==', customerId).limit(mostReports).get();
  return readable(found.docs)
    .filter(({ stored }) => stored.booking_id !== bookingId)
    .map(({ id, stored }) => ({ id, propertyId: stored.property_id, form: toReportForm(stored) }))
    .filter(({ propertyId: id, form }) => isThere(id, form.propertyAddress))
    .sort((one, other) => (one.form.inspectionDate < other.form.inspectionDate ? 1 : -1))
    .slice(0, mostOffered)
    .map(({ id, form }) => ({
      reportId: id,
      date: form.inspectionDate,
      linearFootage: form.linearFootage,
      distanceToMain: form.distanceToMain,
      findings: earlierFindingsOf(form),
    }));
}
