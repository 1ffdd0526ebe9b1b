import type { SendForms } from '@domain/request/send-forms';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useActions, type ActionOutcome } from '@/ui/use-actions';
import type { FormsRecipient } from './send-forms-form';

/** What the forms are sent for: a request or a referral, by its id. */
export type FormsSource = Pick<SendForms, 'source' | 'sourceId'>;

interface FormsSender {
  readonly send: (of: FormsSource, recipient: FormsRecipient) => Promise<ActionOutcome>;
  readonly isRunning: (sourceId: string) => boolean;
}

/** Sends the three forms, once however often it is pressed, with its toasts. */
export function useSendForms(call: CallAsAdmin): FormsSender {
  const { act, running } = useActions();
  return {
    send: (of, recipient) =>
      act(
        of.sourceId,
        {
          done: 'Forms Sent!',
          failed: 'Failed to send forms.',
          about: `${recipient.name}, ${recipient.email}`,
        },
        (idempotencyKey) => call('sendForms', { ...of, ...recipient, idempotencyKey }),
      ),
    isRunning: (sourceId) => running.has(sourceId),
  };
}
