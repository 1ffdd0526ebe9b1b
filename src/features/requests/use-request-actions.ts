import { undoSeconds } from '@domain/job/undo-step';
import type { Lead } from '@domain/request/lead';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions, type ActionOutcome } from '@/ui/use-actions';
import type { AcceptedAppointment } from './appointment-form';
import type { PendingStatus } from './is-pending';
import { leadStatusWords } from './request-words';

export interface RequestActions {
  readonly accept: (lead: Lead, appointment: AcceptedAppointment) => Promise<ActionOutcome>;
  readonly decline: (lead: Lead) => Promise<ActionOutcome>;
  readonly remove: (lead: Lead) => Promise<ActionOutcome>;
  readonly mark: (lead: Lead, status: PendingStatus) => Promise<ActionOutcome>;
  /** Whether an action on this request is in progress. */
  readonly isRunning: (lead: Lead) => boolean;
}

interface ListChanges {
  /** Called when a request changed and stays in the list. */
  readonly onChanged: (leadId: string) => void;
  readonly onGone: (leadId: string) => void;
}

/** Accept, Decline, Delete and the marks, with their toasts. Repeated presses send one request. */
export function useRequestActions(call: CallAsAdmin, { onChanged, onGone }: ListChanges): RequestActions {
  const { act, running } = useActions();
  const restore = async (lead: Lead) => {
    const outcome = await act(
      `restore:${lead.id}`,
      {
        done: 'Request Restored',
        failed: 'Failed to restore the request.',
        about: `${lead.name} is back under Direct Requests.`,
        refusedOffline: true,
      },
      (idempotencyKey) => call('office-request-restore', { leadId: lead.id, idempotencyKey }),
    );
    if (outcome !== 'failed') onChanged(lead.id);
  };

  const settle = async (lead: Lead, outcome: Promise<ActionOutcome>) => {
    if ((await outcome) !== 'failed') onGone(lead.id);
    return outcome;
  };

  return {
    accept: (lead, appointment) =>
      settle(
        lead,
        act(
          `accept:${lead.id}`,
          {
            done: 'Appointment Accepted!',
            failed: 'Failed to accept appointment.',
            about: lead.name,
            lookAt: 'Look for the appointment under Inspection Jobs.',
          },
          (idempotencyKey) =>
            call('office-request-accept', { leadId: lead.id, ...appointment, idempotencyKey }),
        ),
      ),
    decline: (lead) =>
      settle(
        lead,
        act(
          `decline:${lead.id}`,
          {
            done: 'Appointment Declined',
            failed: 'Failed to decline appointment.',
            about: lead.name,
            offer: {
              label: 'Undo',
              onChoose: () => void restore(lead),
              offeredFor: undoSeconds * 1000,
            },
          },
          (idempotencyKey) => call('office-request-decline', { leadId: lead.id, idempotencyKey }),
        ),
      ),
    remove: (lead) =>
      settle(
        lead,
        act(
          `delete:${lead.id}`,
          { done: 'Item Deleted', failed: 'Failed to delete item.', about: lead.name },
          (idempotencyKey) => call('office-request-delete', { leadId: lead.id, idempotencyKey }),
        ),
      ),
    mark: async (lead, status) => {
      const outcome = await act(
        `mark:${lead.id}`,
        {
          done: 'Status Updated',
          failed: 'Failed to update status.',
          about: `${lead.name}: ${leadStatusWords[status].toLowerCase()}`,
          refusedOffline: true,
        },
        (idempotencyKey) => call('office-request-mark', { leadId: lead.id, status, idempotencyKey }),
      );
      if (outcome !== 'failed') onChanged(lead.id);
      return outcome;
    },
    isRunning: (lead) =>
      ['accept', 'decline', 'delete', 'mark'].some((action) => running.has(`${action}:${lead.id}`)),
  };
}
