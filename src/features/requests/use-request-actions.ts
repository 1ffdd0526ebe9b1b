import type { CallResponse } from '@domain/api/contract';
import { undoSeconds } from '@domain/job/undo-step';
import type { BookingRequest } from '@domain/request/booking-request';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { offerAcceptanceUndo } from '@/shared/request/undo-acceptance';
import { useActions, type ActionOutcome } from '@/ui/use-actions';
import type { AcceptedAppointment } from './appointment-form';
import type { PendingStatus } from './is-pending';
import { requestStatusWords } from './request-words';

export interface RequestActions {
  readonly accept: (request: BookingRequest, appointment: AcceptedAppointment) => Promise<ActionOutcome>;
  /** `message`: the email to the client; no email if empty or left out. */
  readonly decline: (request: BookingRequest, message?: string) => Promise<ActionOutcome>;
  readonly remove: (request: BookingRequest, message?: string) => Promise<ActionOutcome>;
  readonly mark: (request: BookingRequest, status: PendingStatus) => Promise<ActionOutcome>;
  /** Whether an action on this request is in progress. */
  readonly isRunning: (request: BookingRequest) => boolean;
}

interface ListChanges {
  /** Called when a request changed and stays in the list. */
  readonly onChanged: (leadId: string) => void;
  readonly onGone: (leadId: string) => void;
}

const withNotice = ({ name }: BookingRequest, message: string) =>
  message === '' ? name : `${name} gets your email.`;

/** Accept, Decline, Delete and the marks, with their toasts. Repeated presses send one request. */
export function useRequestActions(call: CallAsAdmin, { onChanged, onGone }: ListChanges): RequestActions {
  const { act, running } = useActions();
  const restore = async (request: BookingRequest) => {
    const outcome = await act(
      `restore:${request.id}`,
      {
        done: 'Request Restored',
        failed: 'Failed to restore the request.',
        about: `${request.name} is back under Direct Requests.`,
        refusedOffline: true,
      },
      (idempotencyKey) => call('office-request-restore', { leadId: request.id, idempotencyKey }),
    );
    if (outcome !== 'failed') onChanged(request.id);
  };

  const settle = async (request: BookingRequest, outcome: Promise<ActionOutcome>) => {
    if ((await outcome) !== 'failed') onGone(request.id);
    return outcome;
  };

  return {
    accept: (request, appointment) =>
      settle(
        request,
        act(
          `accept:${request.id}`,
          {
            done: 'Appointment Accepted!',
            failed: 'Failed to accept appointment.',
            about: request.name,
            lookAt: 'Look for the appointment under Inspection Jobs.',
            offer: ({ bookingId }: CallResponse<'office-request-accept'>) =>
              offerAcceptanceUndo(
                { record: 'job', id: bookingId },
                { act, call, name: request.name, onUndone: () => onChanged(request.id) },
              ),
          },
          (idempotencyKey) =>
            call('office-request-accept', { leadId: request.id, ...appointment, idempotencyKey }),
        ),
      ),
    decline: (request, message = '') =>
      settle(
        request,
        act(
          `decline:${request.id}`,
          {
            done: 'Appointment Declined',
            failed: 'Failed to decline appointment.',
            about: withNotice(request, message),
            offer: {
              label: 'Undo',
              onChoose: () => void restore(request),
              offeredFor: undoSeconds * 1000,
            },
          },
          (idempotencyKey) => call('office-request-decline', { leadId: request.id, message, idempotencyKey }),
        ),
      ),
    remove: (request, message = '') =>
      settle(
        request,
        act(
          `delete:${request.id}`,
          { done: 'Item Deleted', failed: 'Failed to delete item.', about: withNotice(request, message) },
          (idempotencyKey) => call('office-request-delete', { leadId: request.id, message, idempotencyKey }),
        ),
      ),
    mark: async (request, status) => {
      const outcome = await act(
        `mark:${request.id}`,
        {
          done: 'Status Updated',
          failed: 'Failed to update status.',
          about: `${request.name}: ${requestStatusWords[status].toLowerCase()}`,
          refusedOffline: true,
        },
        (idempotencyKey) => call('office-request-mark', { leadId: request.id, status, idempotencyKey }),
      );
      if (outcome !== 'failed') onChanged(request.id);
      return outcome;
    },
    isRunning: (request) =>
      ['accept', 'decline', 'delete', 'mark'].some((action) => running.has(`${action}:${request.id}`)),
  };
}
