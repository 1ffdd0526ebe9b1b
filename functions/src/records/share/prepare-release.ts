import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { canRelease, type Readiness } from '@domain/share/recipient-answer';
import { openAuditTrail, type Actor } from '../../platform/audit';
import { issueShareKey } from '../access/issue-key';
import type { StoredJob } from '../job/stored-job';
import { reportShares } from './stored-share';
import { writeShareMail } from './write-share-mail';

/**
 * Emails the person whom a job's questionnaire names their link, if their share waits and can be released. Reads only;
 * `write` makes the changes. Null if there is nothing to do, or the address was erased.
 */
export async function prepareRelease(
  transaction: Transaction,
  { job: { recipient_answer: answer }, state, clientHasIt }: Readiness & { readonly job: StoredJob },
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void } | null> {
  if (!answer?.share_id) return null;
  if (!canRelease({ state, clientHasIt: clientHasIt || answer.on_report })) return null;
  const { share_id: id } = answer;
  const reference = reportShares().doc(id);
  const share = (await transaction.get(reference)).data();
  if (!share?.waiting || share.revoked_at !== null || share.recipient_email === '') return null;
  const record = { collection: collections.reportShares, id };
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    write() {
      transaction.update(reference, { waiting: false, emailed_at: Timestamp.fromDate(now) });
      issueShareKey(transaction, id, now);
      writeShareMail(transaction, { id, share }, { now });
      audit.append({ action: 'released', changed: { waiting: false } });
    },
  };
}
