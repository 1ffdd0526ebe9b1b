import { normalizeEmail } from '@domain/contact/email';
import { collections } from '@domain/firestore/paths';
import { reportKeys } from '@domain/report/report-keys';
import { findingsOf } from '@domain/report/report-texts';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { prepareReplacement } from '../records/access/replace-keys';
import { jobs, storedJob } from '../records/job/stored-job';
import { waitingMail } from '../records/mail/last-mail';
import { prepareRedirect } from '../records/mail/prepare-redirect';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { reports, type StoredReport } from '../records/report/stored-report';
import { reportVersions } from '../records/report/stored-version';
import { actorOf, emailsOf, recordsAtOnce, type EditStep, type RunningEdit } from './edit-step';

/** The versions of the customer's reports. Their PDFs don't have the email address, so they stay. */
export const moveVersions: EditStep = {
  name: 'versions',
  onlyMoved: true,
  async run(edit) {
    const { docs } = await reportVersions().where('customer_id', '==', edit.from).limit(recordsAtOnce).get();
    for (const { ref } of docs) {
      await commit('customer-edit-step', async (transaction) => {
        const version = (await transaction.get(ref)).data();
        if (version?.customer_id !== edit.from) return;
        transaction.update(ref, { customer_id: edit.to, ...withEmail(version, edit) });
      });
    }
    return docs.length > 0 ? 'more' : 'done';
  },
};

/** The customer's reports, with new links; the client of one that was sent is sent the new link. */
export const moveReports: EditStep = {
  name: 'reports',
  onlyMoved: true,
  async run(edit, now) {
    const { docs } = await reports().where('customer_id', '==', edit.from).limit(recordsAtOnce).get();
    for (const { id } of docs) await moveReport(edit, id, now);
    return docs.length > 0 ? 'more' : 'done';
  },
};

function moveReport(edit: RunningEdit, id: string, now: Date): Promise<void> {
  const record = { collection: collections.inspectionReports, id };
  return commit('customer-edit-step', async (transaction) => {
    const reference = reports().doc(id);
    const report = (await transaction.get(reference)).data();
    if (report?.customer_id !== edit.from) return;
    const fields = withEmail(report, edit);
    const ofJob = report.booking_id === null ? null : jobs().doc(report.booking_id);
    const job = ofJob && storedJob(await transaction.get(ofJob));
    const redirect = await prepareRedirect(transaction, id, emailsOf(edit));
    const keys = await prepareReplacement(transaction, { kind: 'report', subject: id }, now);
    const audit = await openAuditTrail(transaction, record, actorOf(edit), now);
    transaction.update(reference, {
      customer_id: edit.to,
      ...fields,
      search_keys: reportKeys(id, { ...report, ...fields }),
    });
    keys.write();
    redirect.write();
    audit.append({ action: 'client-corrected', changed: { customer_id: edit.to, ...fields } });
    const isRight = (fields.client_email ?? report.client_email) === edit.correction.after.email;
    if (report.sent_at === null || !keys.works || !isRight || redirect.waiting.has('report_ready')) return;
    const mail = writeMailIntent(transaction, {
      kind: 'report_ready',
      subject: record,
      recipient: edit.correction.after.email,
      now,
      occasion: `edit-${edit.id}`,
      direct: true,
    });
    const report_mail = waitingMail(mail, now);
    transaction.update(reference, { report_mail });
    if (ofJob && job) transaction.update(ofJob, { report_mail });
  });
}

/** The new address where the report has the old one; the office may have sent a report to another on purpose. */
function withEmail(
  report: Pick<StoredReport, 'client_email' | 'findings'>,
  edit: RunningEdit,
): Partial<Pick<StoredReport, 'client_email' | 'findings'>> {
  const { before, after } = emailsOf(edit);
  const isOld = (email: string) => normalizeEmail(email) === normalizeEmail(before);
  const found = findingsOf(report);
  return {
    ...(isOld(report.client_email) && { client_email: after }),
    ...(isOld(found.clientEmail ?? '') && { findings: JSON.stringify({ ...found, clientEmail: after }) }),
  };
}
