import type { CustomerChoice } from '@domain/customer/customer-choice';
import type { SendForms } from '@domain/request/send-forms';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions, type ActionOutcome } from '@/ui/use-actions';
import type { FormsRecipient } from './send-forms-form';

/** The recipient of the forms, and what to do where a customer's record differs. */
export interface AddressedForms extends FormsRecipient {
  readonly customer?: CustomerChoice;
}

/** What the forms are sent for: the id of a request or referral. */
export type FormsSource = Pick<SendForms, 'source' | 'sourceId'>;

interface FormsSender {
  readonly send: (of: FormsSource, recipient: AddressedForms) => Promise<ActionOutcome>;
  readonly isRunning: (sourceId: string) => boolean;
}

/** Sends the three forms, with its toasts. Repeated presses send one request. */
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
        (idempotencyKey) => call('office-forms-send', { ...of, ...recipient, idempotencyKey }),
      ),
    isRunning: (sourceId) => running.has(sourceId),
  };
}
