import { contract } from '@domain/api/contract';
import { prepareCancel } from '../job/prepare-cancel';
import { publicOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { receiptSlot } from '../platform/receipts';
import { changeAppointment } from './change-appointment';
import { tellOffice } from './tell-office';

/** client-appointment-cancel: cancels the appointment and notifies the office, with the reason if given. */
export const cancelAppointment = callable('cancelAppointment', ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const client = publicOf(caller);
  return changeAppointment<{ readonly state: 'done' }>({
    slot: receiptSlot(contract.cancelAppointment.name, idempotencyKey, asked),
    key: asked.booking,
    caller: client,
    now,
    async decide(transaction, job) {
      const cancel = await prepareCancel(transaction, job, asked.reason, client, now);
      return {
        done: { state: 'done' },
        write() {
          cancel.write();
          tellOffice(transaction, job.bookingId, 'cancelled', now);
        },
      };
    },
  });
});
