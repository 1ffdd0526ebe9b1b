import type { CallRequest, CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import type { Job } from '@domain/job/job';
import { fieldErrorsIn, type FieldErrors } from '@/forms/refused-fields';
import { reportFault } from '@/logging/report-fault';
import type { JobTools } from '../actions/job-tools';

type Answer = CallResponse<'office-customer-edit'>;
export type ClientEdit = Omit<CallRequest<'office-customer-edit'>, 'bookingId' | 'idempotencyKey'>;

/** What saving a client needs of a job's tools. */
export type ClientTools = Pick<JobTools, 'call' | 'run' | 'toast' | 'onChanged'>;

/** What the office is asked before the client is saved. */
export type ClientQuestion = Exclude<Answer, { readonly state: 'saved' }>;

/** What the server refused, by field; the client was not saved. */
export interface RefusedClient {
  readonly state: 'refused';
  readonly fields: FieldErrors;
}

export type ClientOutcome = 'saved' | 'failed' | ClientQuestion | RefusedClient;

export const editTask = ({ id }: Job) => `edit-client:${id}`;

const failed = 'Failed to save the client.';

/**
 * Saves the client's corrected details and says so.
 * @returns `saved`, `failed` with a toast, what the server refused, or what to ask the office first
 */
export async function saveClient(
  job: Job,
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
    await run(editTask(job), async (idempotencyKey) => {
      const answer = await call('office-customer-edit', { bookingId: job.id, ...edit, idempotencyKey });
      outcome = answer.state === 'saved' ? 'saved' : answer;
      if (answer.state !== 'saved') return;
      const newEmail = edit.client.email === edit.seen.email ? null : edit.client.email;
      toast({
        title: 'Client Saved',
        description: newEmail ? `New links are on their way to ${newEmail}.` : edit.client.name,
      });
      onChanged(job.id);
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
