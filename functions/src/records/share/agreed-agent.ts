import type { Transaction } from 'firebase-admin/firestore';
import { reportShares, type StoredShare } from './stored-share';
import type { StoredJob } from '../job/stored-job';

/** A client's agent who may be emailed about the job. */
export interface AgreedAgent {
  readonly name: string;
  readonly email: string;
}

/**
 * The agent whom the client agreed to have emailed: the one who gets the report. Null if the client named none, declined,
 * or ended that share.
 */
export async function readAgreedAgent(
  { recipient_answer: answer }: Pick<StoredJob, 'recipient_answer'>,
  transaction?: Transaction,
): Promise<AgreedAgent | null> {
  if (answer?.state !== 'agreed' || answer.share_id === null) return null;
  const reference = reportShares().doc(answer.share_id);
  const share = (await (transaction ? transaction.get(reference) : reference.get())).data();
  return share ? agentOf(share) : null;
}

function agentOf(share: StoredShare): AgreedAgent | null {
  const { recipient_role: role, recipient_name: name, recipient_email: email, revoked_at: ended } = share;
  return role === 'agent' && ended === null && email !== '' ? { name, email } : null;
}
