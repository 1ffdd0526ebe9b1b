import { Timestamp } from 'firebase-admin/firestore';
import type { RequestedMail } from '@domain/mail/requested-mail';
import { reportInTime } from '@domain/stats/report-in-time';
import { openAuditTrail } from '../platform/audit';
import type { Caller } from '../platform/authorize';
import { commit } from '../platform/commit';
import { settingsIn } from '../platform/stored-settings';
import { earlierMail } from '../records/mail/earlier-mail';
import { waitingMail } from '../records/mail/last-mail';
import { mails } from '../records/mail/mail-document';
import { minuteOccasion } from '../records/mail/minute-occasion';
import { recentMail } from '../records/mail/recent-mail';
import { mailId, writeMailIntent } from '../records/mail/write-mail-intent';
import type { StoredJob } from '../records/job/stored-job';
import { refuseOthersJob } from '../records/job/own-job';
import { readReport } from '../records/report/read-report';
import { prepareRelease } from '../records/share/prepare-release';
import { refuseUnapproved } from './refuse-unapproved';

interface ReportMail {
  readonly reportId: string;
  readonly caller: Caller;
  readonly now: Date;
  /** True for at most one email per minute; false for one per version. */
  readonly again: boolean;
}

/**
 * Queues the email with a report's link and an audit entry, to be sent at once. While it waits, and for a minute
 * after it was sent, requesting it again returns the same email. The first request sets the time by which the
 * turnaround promise is measured. If the report is paid or waived, the person whom the questionnaire names is emailed
 * too.
 */
export function requestReportMail({ reportId, caller, now, again }: ReportMail): Promise<RequestedMail> {
  return commit('report-mail', async (transaction): Promise<RequestedMail> => {
    const { record: subject, reference, report, job } = await readReport(transaction, reportId);
    refuseOthersJob(caller, job?.stored);
    const { settings } = await settingsIn(transaction);
    if (report.sent_version !== report.version) refuseUnapproved(caller, settings);
    const occasion = again ? minuteOccasion(now) : `version-${report.version}`;
    const intent = { kind: 'report_ready' as const, subject, occasion };
    const committed = (await transaction.get(mails().doc(mailId(intent)))).data();
    // The first email about a new version is not a duplicate of the last one.
    const recent =
      again && report.sent_version === report.version
        ? await recentMail(transaction, intent.kind, reportId, now)
        : null;
    if (recent) return recent;
    if (committed) return earlierMail(mailId(intent), committed);
    const release = job && (await prepareRelease(transaction, readyToRelease(job.stored), caller, now));
    const audit = await openAuditTrail(transaction, subject, caller, now);
    const id = writeMailIntent(transaction, {
      ...intent,
      recipient: report.client_email,
      now,
      direct: true,
    });
    const at = Timestamp.fromDate(now);
    const report_mail = waitingMail(id, now);
    transaction.update(reference, {
      sent_at: report.sent_at ?? at,
      sent_version: report.version,
      report_mail,
    });
    if (job) transaction.update(job.reference, { report_mail });
    if (job && !job.stored.report_sent_at) {
      const { service_type } = job.stored;
      const completed_at = job.stored.completed_at?.toDate().toISOString();
      transaction.update(job.reference, {
        report_sent_at: at,
        report_in_time:
          completed_at === undefined ||
          reportInTime(settings, { service_type, completed_at }, now.toISOString()),
      });
    } else if (job?.stored.amendment_unsent) {
      transaction.update(job.reference, { amendment_unsent: false });
    }
    release?.write();
    audit.append({ action: again ? 'resent' : 'sent', changed: { kind: intent.kind } });
    return { mailId: id, delivery: 'committed', at: now.toISOString() };
  });
}

const readyToRelease = (job: StoredJob) => ({ job, state: job.payment_state, clientHasIt: true });
