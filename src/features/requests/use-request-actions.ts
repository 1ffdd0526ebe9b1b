import type { Lead } from '@domain/request/lead';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useActions, type ActionOutcome } from '@/ui/use-actions';
import type { Appointment } from './appointment-form';

export interface RequestActions {
  readonly accept: (lead: Lead, appointment: Appointment) => Promise<ActionOutcome>;
  readonly decline: (lead: Lead) => Promise<ActionOutcome>;
  readonly remove: (lead: Lead) => Promise<ActionOutcome>;
  /** Whether something is under way for this request. */
  readonly isRunning: (lead: Lead) => boolean;
}

/** Accept, Decline and Delete, each once however often it is pressed, with their toasts. */
export function useRequestActions(call: CallAsAdmin, onGone: (leadId: string) => void): RequestActions {
  const { act, running } = useActions();

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
          (idempotencyKey) => call('acceptRequest', { leadId: lead.id, ...appointment, idempotencyKey }),
        ),
      ),
    decline: (lead) =>
      settle(
        lead,
        act(
          `decline:${lead.id}`,
          { done: 'Appointment Declined', failed: 'Failed to decline appointment.', about: lead.name },
          (idempotencyKey) => call('declineRequest', { leadId: lead.id, idempotencyKey }),
        ),
      ),
    remove: (lead) =>
      settle(
        lead,
        act(
          `delete:${lead.id}`,
          { done: 'Item Deleted', failed: 'Failed to delete item.', about: lead.name },
          (idempotencyKey) => call('deleteRequest', { leadId: lead.id, idempotencyKey }),
        ),
      ),
    isRunning: (lead) =>
      ['accept', 'decline', 'delete'].some((action) => running.has(`${action}:${lead.id}`)),
  };
}
