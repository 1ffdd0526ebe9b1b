import type { Transaction } from 'firebase-admin/firestore';
import { namedRecipient, type NamedRecipient } from '@domain/share/named-recipient';
import { readableRecord } from '../../platform/readable';
import { reader } from '../access/open-key';
import type { StoredJob } from '../job/stored-job';
import { questionnaires } from '../questionnaire/stored-questionnaires';

/** Whom a job's questionnaire names, if its client has yet to say whether they get the report; null otherwise. */
export async function askedRecipient(
  bookingId: string,
  { recipient_answer: answer, forms_status: forms, customer }: StoredJob,
  transaction?: Transaction,
): Promise<NamedRecipient | null> {
  if (answer !== null || !forms.questionnaire_completed) return null;
  const answers = readableRecord(await reader(transaction)(questionnaires().doc(bookingId)));
  return answers ? namedRecipient(answers, customer.email) : null;
}
