import { fixedReason } from '@domain/appointment/fixed-reason';
import { business } from '@domain/business/business';
import type { JobStatus } from '@domain/job/job-status';
import { signingTypes } from '@domain/legal/legal-text';
import type { Page } from '@domain/portal/listed-report';
import type { PortalJob } from '@domain/portal/portal-calls';
import { readable } from '../platform/readable';
import { reportUrl } from '../records/access/report-key';
import { workingKeys } from '../records/access/working-keys';
import { jobs, readableJobs, type StoredJob } from '../records/job/stored-job';
import { reports } from '../records/report/stored-report';
import { readPage } from './read-page';
import { receiptShown } from './receipt-shown';

/** The links of such a job have nothing left to do. */
const settled: readonly JobStatus[] = ['completed', 'cancelled'];

/** A page of a customer's jobs, with their links. */
export async function portalJobs(
  customerId: string,
  after: string | null,
  now: Date,
): Promise<Page<PortalJob>> {
  const { docs, next } = await readPage({
    records: jobs(),
    date: 'scheduled_date',
    customerId,
    after,
  });
  const own = readableJobs(docs);
  const open = own.filter(({ job }) => !settled.includes(job.status)).map(({ id }) => id);
  const reported = own.filter(({ job }) => job.report_created).map(({ id }) => id);
  const [keys, reportUrls] = await Promise.all([
    workingKeys('booking', open, now),
    reportUrlsOf(reported, now),
  ]);
  return {
    rows: own.map(({ id, job }) => ({
      ...shown(job, now),
      id,
      key: keys.get(id) ?? null,
      report_url: reportUrls.get(id) ?? null,
    })),
    next,
  };
}

function shown(job: StoredJob, now: Date): Omit<PortalJob, 'id' | 'key' | 'report_url'> {
  const forms = job.forms_status;
  const signed = { agreement: forms.agreement_signed, media_release: forms.media_release_signed };
  return {
    service_type: job.service_type,
    scheduled_date: job.scheduled_date,
    scheduled_time: job.scheduled_time,
    status: job.status,
    total_price: job.total_price,
    special_instructions: job.special_instructions,
    property_address: job.customer.address,
    forms_status: forms,
    report_created: job.report_created,
    payment_state: job.payment_state,
    fixed: fixedReason(job, business.timeZone, now),
    signedDocuments: signingTypes.filter((type) => signed[type]),
    ...receiptShown(job.payment_state, job.corrected_payments),
  };
}

/** The report page URL of each of these jobs, by the job's id. */
async function reportUrlsOf(bookingIds: readonly string[], now: Date): Promise<ReadonlyMap<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const { docs } = await reports().where('booking_id', 'in', bookingIds).get();
  const keys = await workingKeys(
    'report',
    docs.map(({ id }) => id),
    now,
  );
  return new Map(
    readable(docs).flatMap(({ id, stored: { booking_id: bookingId } }) => {
      const key = keys.get(id);
      return key === undefined || bookingId === null ? [] : [[bookingId, reportUrl(key)] as const];
    }),
  );
}
