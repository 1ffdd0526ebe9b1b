import type { MailKind } from '@domain/mail/mail-state';
import type { RequestedMail } from '@domain/mail/requested-mail';
import { openAuditTrail } from '../platform/audit';
import type { Caller } from '../platform/authorize';
import { commit } from '../platform/commit';
import { readJob } from '../records/job/read-job';
import { earlierMail } from '../records/mail/earlier-mail';
import { waitingMail } from '../records/mail/last-mail';
import { mails } from '../records/mail/mail-document';
import { minuteOccasion } from '../records/mail/minute-occasion';
import { recentMail } from '../records/mail/recent-mail';
import { prepareText } from '../records/mail/text-intent';
import { mailId, writeMailIntent } from '../records/mail/write-mail-intent';

interface MailRequest {
  readonly kind: MailKind;
  readonly bookingId: string;
  /** True for at most one email per minute; false for one per job. */
  readonly perMinute: boolean;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Queues an email about a job that the office requests, and a text message beside a reminder of the forms, with an audit entry, to be sent at once. While it waits,
 * and for a minute after it was sent, requesting it again returns the same email.
 */
export function requestMail({
  kind,
  bookingId,
  perMinute,
  caller,
  now,
}: MailRequest): Promise<RequestedMail> {
  return commit('job-mail', async (transaction): Promise<RequestedMail> => {
    const { record: subject, reference, stored: job } = await readJob(transaction, bookingId);
    const intent = { kind, subject, ...(perMinute && { occasion: minuteOccasion(now) }) };
    const committed = (await transaction.get(mails().doc(mailId(intent)))).data();
    const recent = await recentMail(transaction, kind, bookingId, now);
    if (recent) return recent;
    if (committed) return earlierMail(mailId(intent), committed);
    const text =
      kind === 'forms_reminder'
        ? await prepareText(transaction, { ...intent, kind: 'text_forms', client: job.customer, now })
        : null;
    const audit = await openAuditTrail(transaction, subject, caller, now);
    const id = writeMailIntent(transaction, {
      ...intent,
      recipient: job.customer.email,
      now,
      direct: true,
    });
    text?.write();
    transaction.update(reference, { forms_mail: waitingMail(id, now) });
    audit.append({ action: 'mail-requested', changed: { kind } });
    return { mailId: id, delivery: 'committed', at: now.toISOString() };
  });
}
