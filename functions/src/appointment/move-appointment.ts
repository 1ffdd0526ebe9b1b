import { Timestamp } from 'firebase-admin/firestore';
import type { MoveAppointmentAnswer } from '@domain/appointment/appointment-calls';
import { windowAt } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { clientTimes } from '@domain/inspector/client-times';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { prepareMove } from '../job/prepare-move';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { loadJob } from '../records/job/stored-job';
import { jobsOn } from '../records/job/jobs-on';
import { readInspector } from '../records/team/read-inspector';
import { readInspectors } from '../records/team/read-inspectors';
import { changeAppointment } from './change-appointment';
import { clientAppointment } from './client-appointment';
import { notifyOffice } from './notify-office';

/** Stored in the receipt, so without name and address. */
interface Moved {
  readonly state: 'moved';
  readonly bookingId: string;
}

/**
 * client-appointment-move: another date or time, confirmed at once if it is free, which is checked in the transaction
 * that takes it. Moving to the same time changes nothing and sends no email.
 */
export const moveAppointment = callable('client-appointment-move', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const client = publicOf(caller);
  const appointment = {
    scheduled_date: asked.scheduled_date,
    ...windowAt(hoursAndMinutes(asked.scheduled_time)),
  };
  const answer = await changeAppointment<Moved, Extract<MoveAppointmentAnswer, { state: 'taken' }>>({
    slot: receiptSlot('client-appointment-move', idempotencyKey, asked),
    key: asked.booking,
    caller: client,
    now,
    async decide(transaction, { bookingId, job }) {
      const done = { state: 'moved', bookingId } as const;
      const { scheduled_date: from_date, scheduled_time: from_time, scheduled_until: from_until } = job;
      if (from_date === appointment.scheduled_date && from_time === appointment.scheduled_time) {
        return { done, write: () => undefined };
      }
      const { settings } = await settingsIn(transaction);
      const date = appointment.scheduled_date;
      const others = await jobsOn(date, bookingId, transaction);
      const inspector = await readInspector(job.inspector_id, transaction);
      const { inspectors } = await readInspectors(transaction);
      const planned = { job, inspector, inspectors, date, others };
      const free = clientTimes(settings, planned, business.timeZone, now);
      if (!free.includes(appointment.scheduled_time)) return { refused: { state: 'taken', times: free } };
      const clientMove = { from_date, from_time, from_until, at: Timestamp.fromDate(now) };
      const move = await prepareMove(
        transaction,
        { bookingId, job },
        { appointment, clientMove },
        client,
        now,
      );
      return {
        done,
        write() {
          move.write();
          notifyOffice(transaction, bookingId, `sequence-${job.calendar_sequence + 1}`, now);
        },
      };
    },
  });
  if (answer.state !== 'moved') return answer;
  const job = await loadJob(answer.bookingId);
  // A replay of a move whose job was deleted since.
  if (!job) return { state: 'cancelled' };
  return { state: 'moved', appointment: clientAppointment(job, now) };
});
