import type { ClientJob } from '@domain/access/client-forms';
import { formLinks, routes } from '@domain/business/routes';
import { isUnsent, type OutboxEntry } from '@/offline/outbox-entry';

/** done: the server has it. waiting: it is only in this device's outbox. */
export type ClientFormState = 'done' | 'waiting' | 'missing';

/** One of the three forms of a job. */
export interface ClientForm {
  readonly title: string;
  readonly path: string;
  readonly state: ClientFormState;
}

/** The three forms in order, with their state. `entry` is the questionnaire's outbox entry. */
export function clientForms(job: ClientJob, entry: OutboxEntry | null): ClientForm[] {
  const done = (isDone: boolean): ClientFormState => (isDone ? 'done' : 'missing');
  const states: Record<string, ClientFormState> = {
    [routes.inspectionAgreement]: done(job.agreement !== null),
    [routes.mediaRelease]: done(job.media_release !== null),
    // It counts as done too if it was sent after the job was loaded.
    [routes.questionnaire]:
      job.questionnaire === null && entry !== null && isUnsent(entry)
        ? 'waiting'
        : done(job.questionnaire !== null || entry?.state === 'sent'),
  };
  return formLinks.map(({ title, path }) => ({ title, path, state: states[path] ?? 'missing' }));
}

/** The address of a form with the client's access key. */
export function formAddress(path: string, key: string): string {
  return `${path}?booking=${encodeURIComponent(key)}`;
}
