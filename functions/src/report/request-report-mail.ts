import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { reportInTime } from '@domain/stats/report-in-time';
import { minuteOccasion } from '../mail/minute-occasion';
import { mailId, writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail } from '../platform/audit';
import type { Caller } from '../platform/authorise';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { readReport } from './read-report';

interface ReportMail {
  readonly reportId: string;
  readonly caller: Caller;
  readonly now: Date;
  /** A new mail each minute at most; otherwise one for the version. */
  readonly again: boolean;
}

/**
 * Commits the mail that brings a report's link, with its audit entry; asked again, it is the same mail. The first one is
 * when the client was told, against which the promise is measured.
 */
export function requestReportMail({ reportId, caller, now, again }: ReportMail) {
  const db = firestore();
  return commit('report-mail', async (transaction) => {
    const { record: subject, reference, report, job } = await readReport(transaction, reportId);
    const occasion = again ? minuteOccasion(now) : `version-${report.version}`;
    const intent = { kind: 'report_ready' as const, subject, occasion };
    const committed = await transaction.get(db.collection(collections.mail).doc(mailId(intent)));
    if (committed.exists) return { mailId: committed.id };
    const audit = await openAuditTrail(transaction, subject, caller, now);
    const id = writeMailIntent(transaction, { ...intent, recipient: report.client_email, now });
    const at = Timestamp.fromDate(now);
    transaction.update(reference, { sent_at: report.sent_at ?? at, sent_version: report.version });
    if (job && !job.booking.report_sent_at) {
      const completed = job.booking.completed_at?.toDate().toISOString();
      transaction.update(job.reference, {
        report_sent_at: at,
        report_in_time: completed === undefined || reportInTime(completed, now.toISOString()),
      });
    } else if (job?.booking.amendment_unsent) {
      transaction.update(job.reference, { amendment_unsent: false });
    }
    audit.append({ action: again ? 'resent' : 'sent', changed: { kind: intent.kind } });
    return { mailId: id };
  });
}
