import type { Lead } from '@domain/request/lead';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';
import type { Appointment } from './appointment-form';
import { isSettledElsewhere, refusedText } from './refused-text';

/** `done` and `settled` (by someone else) both take the request from the list; `failed` leaves all as it was. */
export type ActionOutcome = 'done' | 'settled' | 'failed';

export interface RequestActions {
  readonly accept: (lead: Lead, appointment: Appointment) => Promise<ActionOutcome>;
  readonly decline: (lead: Lead) => Promise<ActionOutcome>;
  readonly remove: (lead: Lead) => Promise<ActionOutcome>;
  /** Whether something is under way for this request. */
  readonly isRunning: (lead: Lead) => boolean;
}

/** Accept, Decline and Delete, each once however often it is pressed, with their toasts. */
export function useRequestActions(call: CallAsAdmin, onGone: (leadId: string) => void): RequestActions {
  const { running, run } = useIntents();
  const toast = useToast();

  const act = async (
    lead: Lead,
    action: 'accept' | 'decline' | 'delete',
    task: (idempotencyKey: string) => Promise<unknown>,
    { done, failed }: { readonly done: string; readonly failed: string },
  ): Promise<ActionOutcome> => {
    let outcome: ActionOutcome = 'failed';
    try {
      await run(`${action}:${lead.id}`, async (key) => {
        await task(key);
        outcome = 'done';
        toast({ title: done, description: lead.name });
      });
    } catch (error) {
      outcome = isSettledElsewhere(error) ? 'settled' : 'failed';
      toast({ title: failed, description: refusedText(error), destructive: true });
    }
    if (outcome !== 'failed') onGone(lead.id);
    return outcome;
  };

  return {
    accept: (lead, appointment) =>
      act(
        lead,
        'accept',
        (idempotencyKey) => call('acceptRequest', { leadId: lead.id, ...appointment, idempotencyKey }),
        { done: 'Appointment Accepted!', failed: 'Failed to accept appointment.' },
      ),
    decline: (lead) =>
      act(lead, 'decline', (idempotencyKey) => call('declineRequest', { leadId: lead.id, idempotencyKey }), {
        done: 'Appointment Declined',
        failed: 'Failed to decline appointment.',
      }),
    remove: (lead) =>
      act(lead, 'delete', (idempotencyKey) => call('deleteRequest', { leadId: lead.id, idempotencyKey }), {
        done: 'Item Deleted',
        failed: 'Failed to delete item.',
      }),
    isRunning: (lead) =>
      ['accept', 'decline', 'delete'].some((action) => running.has(`${action}:${lead.id}`)),
  };
}
