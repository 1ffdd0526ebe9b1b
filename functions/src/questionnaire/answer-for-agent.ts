import type { Transaction } from 'firebase-admin/firestore';
import { toQuestionnaire } from '@domain/questionnaire/questionnaire';
import type { QuestionnaireSubmission } from '@domain/questionnaire/questionnaire-answers';
import { namedRecipient } from '@domain/share/named-recipient';
import type { OpenLink } from '../access/resolve-link';
import type { Actor } from '../platform/audit';
import { prepareRecipientAnswer, type PreparedAnswer } from '../records/share/prepare-recipient-answer';

/** What follows from the questionnaire's answer whether the agent gets the report; null if the client didn't say. */
export async function answerForAgent(
  transaction: Transaction,
  { bookingId, job }: OpenLink,
  data: QuestionnaireSubmission,
  actor: Actor,
  now: Date,
): Promise<PreparedAnswer | null> {
  const named = namedRecipient(toQuestionnaire(data, bookingId), job.customer.email);
  if (data.reportToAgent === '' || !named) return null;
  const email = data.reportToAgent === 'yes' ? named.email : null;
  const answering = { bookingId, job, onReport: false, named, email };
  return prepareRecipientAnswer(transaction, answering, actor, now);
}
