import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, text } from '../firestore/stored-fields';

/**
 * A client that has sent a public form, collection `form_clients`, so that a day's clients can be counted with a count
 * query. `At`: how a moment is given.
 */
export interface StoredFormClient<At> {
  /** Pseudonym of the client's network; also the document's id. */
  readonly client_ip: string;
  readonly last_submission_at: At;
}

const client: Reads<StoredFormClient<Instant>> = object({
  client_ip: text(),
  last_submission_at: instant(),
});

export const formClientRecord = recordType(collections.formClients, client);
