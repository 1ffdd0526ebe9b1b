import { randomUUID } from 'node:crypto';
import type { EditCustomerAnswer } from '@domain/customer/edit-customer';
import type { DeleteJobAnswer } from '@domain/job/delete-job';
import type { AcceptanceUndone } from '@domain/job/undo-acceptance';
import type { MarkedPayment, PaymentCorrected } from '@domain/payment/payment';
import { nextWeek } from '../../../tools/testing/factories/next-week';
import { usualService } from '../../../tools/testing/usual-service';
import { afterUndo } from './after-undo';
import { callUntilTaken } from './call';
import { ownDay } from './own-day';
import type { SignedIn } from './sign-in';

/** The default appointment that the office agrees on. */
export const appointment = {
  scheduled_date: nextWeek(),
  scheduled_time: '10:00',
  total_price: usualService.price,
};

/** Tests share days, and in most of them nobody inspects: the office confirms that the time is taken. */
const taken = { confirmed_taken: true };

/** An admin's calls, each with a new idempotency key unless one is given. */
export function officeOf(admin: SignedIn) {
  const act =
    <Answer>(name: string, more: object = {}) =>
    (body: object) =>
      callUntilTaken<Answer>(name, { idempotencyKey: randomUUID(), ...more, ...body }, admin);
  const setPayment = act<MarkedPayment & { bookingId: string }>('office-job-payment');
  return {
    acceptReferral: act<{ referralId: string; leadId: string | null; bookingId: string | null }>(
      'office-referral-accept',
      taken,
    ),
    declineReferral: act('office-referral-decline'),
    deleteReferral: act('office-referral-delete'),
    acceptRequest: act<{ bookingId: string }>('office-request-accept', taken),
    declineRequest: act('office-request-decline'),
    deleteRequest: act('office-request-delete'),
    markRequest: act<{ leadId: string; status: string }>('office-request-mark'),
    restoreRequest: act<{ leadId: string; status: string }>('office-request-restore'),
    undoAcceptance: act<AcceptanceUndone>('office-acceptance-undo'),
    sendForms: act<{ bookingId: string }>('office-forms-send'),
    setStatus: act('office-job-status'),
    undoStep: act<{ bookingId: string; status: string }>('office-job-undo'),
    scheduleJob: act('office-job-schedule', taken),
    cancelJob: act<{ bookingId: string }>('office-job-cancel'),
    editCustomer: act<EditCustomerAnswer>('office-customer-edit'),
    endJob: act<{ bookingId: string }>('office-job-end'),
    deleteJob: act<DeleteJobAnswer>('office-job-delete'),
    setPayment,
    /** Marks a job paid or waived and lets Undo expire. */
    async settlePayment(body: { readonly bookingId: string } & Readonly<Record<string, unknown>>) {
      const answer = await setPayment(body);
      if (answer.result) await afterUndo('bookings', body.bookingId);
      return answer;
    },
    undoPayment: act<{ payment_state: string }>('office-payment-undo'),
    correctPayment: act<PaymentCorrected>('office-payment-correct'),
    settleReward: act<{ rewardId: string; state: string }>('office-reward-settle'),
  };
}

export type Office = ReturnType<typeof officeOf>;

/** Accepts a referral directly as a job, on a day without others, and starts the job. */
export async function startedJobOf(office: Office, referralId: string): Promise<string> {
  const own = { ...appointment, scheduled_date: await ownDay() };
  const { result, error } = await office.acceptReferral({ referralId, as: 'booking', appointment: own });
  if (!result?.bookingId) throw new Error(`not accepted: ${JSON.stringify(error)}`);
  await office.setStatus({ bookingId: result.bookingId, status: 'in_progress' });
  return result.bookingId;
}
