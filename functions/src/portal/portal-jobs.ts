import { fixedReason } from '@domain/appointment/fixed-reason';
import { business } from '@domain/business/business';
import { shownNote } from '@domain/job/access-codes';
import { owedWords } from '@domain/job/ending-words';
import { isJobOver } from '@domain/job/job-status';
import { earlierName } from '@domain/legal/earlier-name';
import { signingTypes } from '@domain/legal/legal-text';
import { isUndecided } from '@domain/payment/undecided-payment';
import type { Page } from '@domain/portal/listed-report';
import type { PortalJob } from '@domain/portal/portal-calls';
import { readable, readableRecord } from '../platform/readable';
import { settingsNow } from '../platform/settings-now';
import { reportUrl } from '../records/access/report-key';
import { workingKeys } from '../records/access/working-keys';
import { payableOnline } from '../records/job/payable-online';
import { jobs, readableJobs, type StoredJob } from '../records/job/stored-job';
import { reports } from '../records/report/stored-report';
import { signedDocuments } from '../records/signing/stored-signed-document';
import { readPage } from './read-page';
import { receiptShown } from './receipt-shown';

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
  const open = own.filter(({ job }) => !isJobOver(job.status)).map(({ id }) => id);
  const reported = own.filter(({ job }) => job.report_created).map(({ id }) => id);
  const [keys, reportUrls] = await Promise.all([
    workingKeys('booking', open, now),
    reportUrlsOf(reported, now),
  ]);
  const signedAs = await Promise.all(own.map(({ id, job }) => earlierNameOf(id, job)));
  return {
    rows: own.map(({ id, job }, index) => ({
      ...shown(job, now),
      id,
      signed_as: signedAs[index] ?? null,
      key: keys.get(id) ?? null,
      report_url: reportUrls.get(id) ?? null,
    })),
    next,
  };
}

function shown(job: StoredJob, now: Date): Omit<PortalJob, 'id' | 'key' | 'report_url' | 'signed_as'> {
  const forms = job.forms_status;
  const paper = job.paper_signature;
  const signed = {
    agreement: forms.agreement_signed && paper === null,
    media_release: forms.media_release_signed,
  };
  return {
    service_type: job.service_type,
    scheduled_date: job.scheduled_date,
    scheduled_time: job.scheduled_time,
    scheduled_until: job.scheduled_until,
    status: job.status,
    total_price: job.total_price,
    special_instructions: shownNote(job),
    property_address: job.customer.address,
    forms_status: forms,
    imported: job.origin !== null,
    report_created: job.report_created,
    payment_state: job.payment_state,
    payable: payableOnline(job),
    ending: job.ending,
    owed:
      job.status === 'cancelled' && (job.ending || job.payment_state === 'paid')
        ? owedWords(settingsNow().contact, job)
        : '',
    fixed: fixedReason(job, business.timeZone, now),
    signedDocuments: signingTypes.filter((type) => signed[type]),
    ...(paper && { paper_signed_on: paper.signed_on }),
    outdated_documents: job.outdated_documents,
    // Of a payment that the office has not decided about, `owed` says what is so.
    open_difference:
      job.price_difference?.state === 'open' && !isUndecided(job) ? job.price_difference.amount : 0,
    ...(job.origin
      ? { receipt: false, receipt_voided: false }
      : receiptShown(job.payment_state, job.corrected_payments)),
  };
}

/** The client's earlier name in a signed document of a corrected job; null for none. */
async function earlierNameOf(bookingId: string, job: StoredJob): Promise<string | null> {
  if (job.client_corrected_at === null) return null;
  const references = signingTypes.map((type) => signedDocuments(type).doc(bookingId));
  const documents = (await Promise.all(references.map((each) => each.get()))).map(readableRecord);
  const earlier = documents.map((found) => found && earlierName(found, job.customer.name));
  return earlier.find((name) => typeof name === 'string') ?? null;
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
