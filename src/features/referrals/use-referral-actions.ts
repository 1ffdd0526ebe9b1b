import type { CallResponse } from '@domain/api/contract';
import type { AcceptReferral } from '@domain/referral/referral-calls';
import type { Referral } from '@domain/referral/referral';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { offerAcceptanceUndo } from '@/shared/request/undo-acceptance';
import { useActions, type ActionOutcome } from '@/ui/use-actions';

/** What the office decides beside the appointment. */
type Decided =
  'confirmed_past' | 'confirmed_taken' | 'taken_reason' | 'inspector_id' | 'customer' | 'deadline';

/** Date, time and price of a job. */
export type ReferralAppointment = AcceptReferral['appointment'] & Partial<Pick<AcceptReferral, Decided>>;

export interface ReferralActions {
  readonly acceptAsJob: (referral: Referral, appointment: ReferralAppointment) => Promise<ActionOutcome>;
  readonly acceptAsRequest: (referral: Referral) => Promise<ActionOutcome>;
  readonly decline: (referral: Referral) => Promise<ActionOutcome>;
  readonly remove: (referral: Referral) => Promise<ActionOutcome>;
  /** Whether an action on this referral is in progress. */
  readonly isRunning: (referral: Referral) => boolean;
}

interface ListChanges {
  /** Called when a referral changed and stays in the list. */
  readonly onChanged: (referralId: string) => void;
  readonly onGone: (referralId: string) => void;
}

/** Accept, Decline and Delete of referrals, with their toasts. Repeated presses send one request. */
export function useReferralActions(call: CallAsAdmin, { onChanged, onGone }: ListChanges): ReferralActions {
  const { act, running } = useActions();

  const after = async (
    referral: Referral,
    change: (referralId: string) => void,
    outcome: Promise<ActionOutcome>,
  ) => {
    if ((await outcome) !== 'failed') change(referral.id);
    return outcome;
  };

  const accept = (
    referral: Referral,
    words: { done: string; about: string },
    how: Pick<AcceptReferral, 'as'> & Partial<Pick<AcceptReferral, 'appointment' | Decided>>,
  ) =>
    after(
      referral,
      onChanged,
      act(
        `accept:${referral.id}`,
        {
          ...words,
          failed: 'Failed to accept appointment.',
          lookAt: 'Look for it under Direct Requests and Inspection Jobs.',
          offer: ({ bookingId, leadId }: CallResponse<'office-referral-accept'>) =>
            offerAcceptanceUndo(
              bookingId === null ? { record: 'request', id: leadId ?? '' } : { record: 'job', id: bookingId },
              { act, call, name: referral.client_name, onUndone: () => onChanged(referral.id) },
            ),
        },
        (idempotencyKey) =>
          // The type can't express that accepting as a request has no appointment.
          call('office-referral-accept', {
            referralId: referral.id,
            ...how,
            idempotencyKey,
          } as AcceptReferral),
      ),
    );

  return {
    acceptAsJob: (
      referral,
      { confirmed_past, confirmed_taken, taken_reason, inspector_id, customer, deadline, ...appointment },
    ) =>
      accept(
        referral,
        { done: 'Appointment Accepted!', about: referral.client_name },
        {
          as: 'booking',
          appointment,
          ...(inspector_id !== undefined && { inspector_id }),
          ...(confirmed_past && { confirmed_past }),
          ...(confirmed_taken && { confirmed_taken }),
          ...(taken_reason && { taken_reason }),
          ...(customer && { customer }),
          ...(deadline !== undefined && { deadline }),
        },
      ),
    acceptAsRequest: (referral) =>
      accept(
        referral,
        { done: 'Referral Accepted', about: `${referral.client_name} is now under Direct Requests.` },
        { as: 'lead' },
      ),
    decline: (referral) =>
      after(
        referral,
        onChanged,
        act(
          `decline:${referral.id}`,
          {
            done: 'Appointment Declined',
            failed: 'Failed to decline appointment.',
            about: `${referral.client_name} is now among the answered referrals.`,
          },
          (idempotencyKey) => call('office-referral-decline', { referralId: referral.id, idempotencyKey }),
        ),
      ),
    remove: (referral) =>
      after(
        referral,
        onGone,
        act(
          `delete:${referral.id}`,
          { done: 'Item Deleted', failed: 'Failed to delete item.', about: referral.client_name },
          (idempotencyKey) => call('office-referral-delete', { referralId: referral.id, idempotencyKey }),
        ),
      ),
    isRunning: ({ id }) => ['accept', 'decline', 'delete'].some((action) => running.has(`${action}:${id}`)),
  };
}
