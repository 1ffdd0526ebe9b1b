import { Timestamp } from 'firebase-admin/firestore';
import { correctedCopy, correctedValues, emailCorrection } from '@domain/customer/client-correction';
import { collections } from '@domain/firestore/paths';
import { isJobOver, type JobStatus } from '@domain/job/job-status';
import { searchKeys } from '@domain/search/search-keys';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { prepareReplacement } from '../records/access/replace-keys';
import { jobs, readableJobs, storedJob, type StoredJob } from '../records/job/stored-job';
import { waitingMail } from '../records/mail/last-mail';
import { prepareRedirect } from '../records/mail/prepare-redirect';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { preparePlaceOfJob } from '../records/report/prepare-place';
import { outdatedFor } from '../records/signing/outdated-for';
import { actorOf, emailsOf, isMoved, recordsAtOnce, type EditStep, type RunningEdit } from './edit-step';

/** The jobs whose client still needs the links. */
const awaited: readonly JobStatus[] = ['pending', 'scheduled'];

/** The job in whose details the office corrected the client, whatever its status. */
export const correctOpenedJob: EditStep = {
  name: 'opened-job',
  onlyMoved: false,
  async run(edit, now) {
    if (edit.booking_id !== null) await correctJob(edit, edit.booking_id, now);
    return 'done';
  },
};

/** The customer's other jobs: all of them for an email address, otherwise the open ones that said the same. */
export const correctJobs: EditStep = {
  name: 'jobs',
  onlyMoved: false,
  async run(edit, now) {
    const theirs = jobs().where('customer_id', '==', edit.from);
    const { docs } = await (isMoved(edit) ? theirs.limit(recordsAtOnce) : theirs).get();
    const following = isMoved(edit)
      ? docs
      : readableJobs(docs).filter(
          ({ job }) =>
            !isJobOver(job.status) && correctedCopy(job.customer, edit.correction) !== job.customer,
        );
    for (const { id } of following) await correctJob(edit, id, now);
    return isMoved(edit) && docs.length > 0 ? 'more' : 'done';
  },
};

function correctJob(edit: RunningEdit, bookingId: string, now: Date): Promise<void> {
  const record = { collection: collections.bookings, id: bookingId };
  return commit('customer-edit-step', async (transaction) => {
    const reference = jobs().doc(bookingId);
    const job = storedJob(await transaction.get(reference));
    if (job?.customer_id !== edit.from) return;
    const customer = clientOf(job, bookingId, edit);
    const changed = correctedValues({ before: job.customer, after: customer });
    if (Object.keys(changed).length === 0 && !isMoved(edit)) return;
    const { address: property_address } = customer;
    const outdated_documents =
      property_address === job.customer.address
        ? job.outdated_documents
        : await outdatedFor(transaction, bookingId, job, { property_address, total_price: job.total_price });
    const place = await preparePlaceOfJob(transaction, { bookingId, job }, property_address);
    const redirect = await prepareRedirect(transaction, bookingId, emailsOf(edit));
    const keys = isMoved(edit)
      ? await prepareReplacement(transaction, { kind: 'booking', subject: bookingId }, now)
      : null;
    const audit = await openAuditTrail(transaction, record, actorOf(edit), now);
    transaction.update(reference, {
      customer,
      ...place.changes,
      customer_id: edit.to,
      search_keys: searchKeys(customer),
      client_corrected_at: Timestamp.fromDate(now),
      outdated_documents,
      // Calendars take a changed entry only with a higher sequence.
      ...(job.status === 'scheduled' && { calendar_sequence: job.calendar_sequence + 1 }),
      // `endShares` ends what the old address agreed to; the new one is asked again.
      ...(isMoved(edit) && { recipient_answer: null }),
    });
    place.write();
    keys?.write();
    redirect.write();
    audit.append({
      action: 'client-corrected',
      changed: { ...changed, ...(isMoved(edit) && { customer_id: edit.to }) },
    });
    if (!keys?.works || !awaited.includes(job.status)) return;
    const mail = {
      subject: record,
      recipient: customer.email,
      now,
      occasion: `edit-${edit.id}`,
      direct: true,
    };
    if (redirect.sent.has('followup_questionnaire') && !job.follow_up_answered) {
      writeMailIntent(transaction, { ...mail, kind: 'followup_questionnaire' });
    }
    if (redirect.waiting.has('booking_approved')) return;
    const id = writeMailIntent(transaction, { ...mail, kind: 'booking_approved' });
    transaction.update(reference, { forms_mail: waitingMail(id, now) });
  });
}

/** A job that is over keeps its details, and gets only the email address. */
function clientOf(job: StoredJob, id: string, { booking_id: opened, correction }: RunningEdit) {
  const keepsDetails = isJobOver(job.status) && id !== opened;
  return correctedCopy(job.customer, keepsDetails ? emailCorrection(correction) : correction);
}
