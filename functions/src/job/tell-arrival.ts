import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CallRequest } from '@domain/api/contract';
import { business } from '@domain/business/business';
import type { ArrivalNotice, ArrivalNoticeKind } from '@domain/job/arrival-notice';
import { expectedAt, noticeUndoEnd, refuseArrivalNotice } from '@domain/job/arrival-notice';
import type { ArrivalAnswer } from '@domain/job/day-calls';
import type { MailKind } from '@domain/mail/mail-state';
import { calendarDateIn } from '@domain/time/calendar-date';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readAgreedAgent } from '../records/share/agreed-agent';
import { refuseOthersJob } from '../records/job/own-job';
import { readJob, type ReadJob } from '../records/job/read-job';
import { prepareText } from '../records/mail/text-intent';
import { writeMailIntent } from '../records/mail/write-mail-intent';

/**
 * The emails of a notice: to the client, and to the agent if the client agreed to that; and a text message, if the client
 * agreed to those.
 */
export const noticeMails = {
  on_my_way: { client: 'on_my_way', agent: 'agent_on_my_way', text: 'text_on_my_way' },
  running_late: { client: 'running_late', agent: 'agent_running_late' },
} as const satisfies Record<ArrivalNoticeKind, Record<'client' | 'agent', MailKind> & { text?: MailKind }>;

const actions = { on_my_way: 'on-the-way', running_late: 'running-late' } as const;

/**
 * office-arrival-tell: emails the client that the inspector is on the way, or comes later than agreed. It may have waited
 * on a device without a connection: if its time is over by then, nothing is sent, and the answer says so. The emails are
 * held until Undo expires.
 */
export const tellArrival = callable('office-arrival-tell', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const { bookingId, notice, minutes } = asked;
  // Not the time it waited, which is longer at each attempt.
  const slot = receiptSlot('office-arrival-tell', idempotencyKey, { bookingId, notice, minutes });
  return answerOnce(slot, now, async (transaction): Promise<ArrivalAnswer> => {
    const job = await readJob(transaction, bookingId);
    refuseOthersJob(caller, job.stored);
    refuseArrivalNotice(job.stored, calendarDateIn(business.timeZone, now));
    const queued = await prepareNotice(transaction, job, asked, now);
    const audit = await openAuditTrail(transaction, job.record, caller, now);
    const announced = queued.write();
    transaction.update(job.reference, { [notice]: announced });
    audit.append({
      action: announced.state === 'dropped' ? `${actions[notice]}-dropped` : actions[notice],
      changed: {},
    });
    return { bookingId, state: announced.state };
  });
});

type Asked = Omit<CallRequest<'office-arrival-tell'>, 'idempotencyKey'>;

/** Reads only; `write` queues the emails and returns what is stored on the job. */
async function prepareNotice(
  transaction: Transaction,
  { record, stored: job }: ReadJob,
  { notice, minutes, waitedSeconds }: Asked,
  now: Date,
): Promise<{ readonly write: () => ArrivalNotice<Timestamp> }> {
  const pressedAt = new Date(now.getTime() - waitedSeconds * 1000);
  const expected = expectedAt(job, { notice, minutes, pressedAt }, business.timeZone);
  const agent = await readAgreedAgent(job, transaction);
  const kinds = noticeMails[notice];
  const occasion = noticeOccasion(Timestamp.fromDate(now));
  const heldUntil = noticeUndoEnd(now);
  const text =
    'text' in kinds
      ? await prepareText(transaction, {
          kind: kinds.text,
          subject: record,
          client: job.customer,
          now,
          occasion,
          heldUntil,
        })
      : null;
  const announced = { minutes, at: Timestamp.fromDate(now), expected_at: Timestamp.fromDate(expected) };
  return {
    write() {
      if (expected <= now) return { ...announced, state: 'dropped', mail_id: null };
      const queue = (kind: MailKind, recipient: string) =>
        writeMailIntent(transaction, {
          kind,
          subject: record,
          recipient,
          now,
          direct: true,
          occasion,
          heldUntil,
        });
      const mail_id = queue(kinds.client, job.customer.email);
      if (agent) queue(kinds.agent, agent.email);
      text?.write();
      return { ...announced, state: 'waiting', mail_id };
    },
  };
}

/** Tells one notice's emails from those of an earlier one. */
export function noticeOccasion(at: Timestamp): string {
  return String(at.toMillis());
}
