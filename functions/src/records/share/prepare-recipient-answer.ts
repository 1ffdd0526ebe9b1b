import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { NamedRecipient } from '@domain/share/named-recipient';
import { canRelease } from '@domain/share/recipient-answer';
import { usualParts } from '@domain/share/report-share';
import type { Actor } from '../../platform/audit';
import type { StoredJob } from '../job/stored-job';
import { reportIdOf } from '../report/report-id';
import { readReportOfJob } from '../report/report-of-job';
import { prepareShare } from './prepare-share';
import { reportShares } from './stored-share';
import { writeShareMail } from './write-share-mail';

interface Answering {
  readonly bookingId: string;
  readonly job: StoredJob;
  /** Whether the client answers on the page of the report. */
  readonly onReport: boolean;
  readonly named: NamedRecipient;
  /** The named person's address, which the client may have corrected; null if the client declines. */
  readonly email: string | null;
}

export interface PreparedAnswer {
  /** What changes on the job. */
  readonly changes: Pick<StoredJob, 'recipient_answer'>;
  /** Whether the named person is emailed now. */
  readonly released: boolean;
  /** Stores the share. */
  readonly write: () => void;
}

/**
 * A client's answer whether the person whom the questionnaire names gets the report. If they agree, that person has a
 * share of their own, which is emailed now or waits. Reads only until it is written; null if the report has as many
 * shares as it may.
 */
export async function prepareRecipientAnswer(
  transaction: Transaction,
  { bookingId, job, onReport, named, email }: Answering,
  actor: Actor,
  now: Date,
): Promise<PreparedAnswer | null> {
  const at = Timestamp.fromDate(now);
  if (email === null) {
    const changes = {
      recipient_answer: { state: 'declined', at, share_id: null, on_report: onReport },
    } as const;
    return { changes, released: false, write: () => undefined };
  }
  const report = job.report_created ? await readReportOfJob(transaction, bookingId) : null;
  const clientHasIt = onReport || (report !== null && report.report.sent_at !== null);
  const released = canRelease({ state: job.payment_state, clientHasIt });
  const { id } = reportShares().doc();
  const share = {
    kind: 'report',
    report_id: report?.id ?? reportIdOf(bookingId),
    booking_id: bookingId,
    customer_id: job.customer_id,
    recipient_name: named.name,
    recipient_email: email,
    recipient_role: named.role,
    parts: usualParts,
    finding_ids: null,
    message: '',
    version: null,
    waiting: !released,
    created_at: at,
    emailed_at: released ? at : null,
    revoked_at: null,
  } as const;
  const prepared = await prepareShare(transaction, { id, share }, actor, now);
  return (
    prepared && {
      changes: { recipient_answer: { state: 'agreed', at, share_id: id, on_report: onReport } },
      released,
      write() {
        prepared.write({ consent: true });
        if (released) writeShareMail(transaction, { id, share }, { now });
      },
    }
  );
}
