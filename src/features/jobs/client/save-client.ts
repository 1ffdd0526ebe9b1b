import type { CallRequest, CallResponse } from '@domain/api/contract';
import type { EditStart } from '@domain/customer/edit-customer';
import { AppError } from '@domain/errors/app-error';
import { fieldErrorsIn, type FieldErrors } from '@/forms/refused-fields';
import { reportFault } from '@/logging/report-fault';
import type { JobTools } from '../actions/job-tools';

type Answer = CallResponse<'office-customer-edit'>;
export type ClientEdit = Omit<
  CallRequest<'office-customer-edit'>,
  'bookingId' | 'customerId' | 'idempotencyKey'
>;

/** What saving a client needs. */
export interface ClientTools extends Pick<JobTools, 'call' | 'run' | 'toast'> {
  /** With the id of the job, or the one that the customer has now. */
  readonly onChanged: (id: string) => void;
}

/** What the office is asked before the client is saved. */
export type ClientQuestion = Exclude<Answer, { readonly state: 'saved' }>;

/** What the server refused, by field; the client was not saved. */
export interface RefusedClient {
  readonly state: 'refused';
  readonly fields: FieldErrors;
}

export type ClientOutcome = 'saved' | 'failed' | ClientQuestion | RefusedClient;

/** The task of saving the client of a job or customer. */
export const editTask = ({ id }: { readonly id: string }) => `edit-client:${id}`;

const idOf = (start: EditStart) => ('bookingId' in start ? start.bookingId : start.customerId);

const failed = 'Failed to save the client.';

const movedWords = (email: string) =>
  `All records now belong to ${email}. Links that still work are replaced and sent there.`;

/**
 * Saves the client's corrected details and says so.
 * @returns `saved`, `failed` with a toast, what the server refused, or what to ask the office first
 */
export async function saveClient(
  start: EditStart,
  edit: ClientEdit,
  { call, run, toast, onChanged }: ClientTools,
): Promise<ClientOutcome> {
  if (!navigator.onLine) {
    const description = 'You’re offline. Connect to the internet, then try again.';
    toast({ title: failed, description, destructive: true });
    return 'failed';
  }
  let outcome: ClientOutcome = 'failed';
  try {
    await run(editTask({ id: idOf(start) }), async (idempotencyKey) => {
      const answer = await call('office-customer-edit', { ...start, ...edit, idempotencyKey });
      outcome = answer.state === 'saved' ? 'saved' : answer;
      if (answer.state !== 'saved') return;
      const newEmail = edit.client.email === edit.seen.email ? null : edit.client.email;
      toast({
        title: 'Client Saved',
        description: newEmail ? movedWords(newEmail) : edit.client.name,
      });
      onChanged(idOf(answer));
    });
  } catch (error) {
    reportFault('a client was not saved', error);
    const details = error instanceof AppError ? error.details : null;
    const fields = fieldErrorsIn('client', Object.keys(edit.client), details?.fields);
    if (fields) return { state: 'refused', fields };
    const description = details?.userMessage ?? 'Something went wrong on this device. Please try again.';
    toast({ title: failed, description, destructive: true });
  }
  return outcome;
}
