import { prepareCancel } from '../job/prepare-cancel';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { receiptSlot } from '../platform/receipts';
import { changeAppointment } from './change-appointment';
import { notifyOffice } from './notify-office';

/** client-appointment-cancel: cancels the appointment and notifies the office, with the reason if given. */
export const cancelAppointment = callable('client-appointment-cancel', ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const client = publicOf(caller);
  return changeAppointment<{ readonly state: 'done' }>({
    slot: receiptSlot('client-appointment-cancel', idempotencyKey, asked),
    key: asked.booking,
    caller: client,
    now,
    async decide(transaction, job) {
      const cancelling = { reason: asked.reason, money: 'undecided' } as const;
      const cancel = await prepareCancel(transaction, job, cancelling, client, now);
      return {
        done: { state: 'done' },
        write() {
          cancel.write();
          notifyOffice(transaction, job.bookingId, 'cancelled', now);
        },
      };
    },
  });
});
