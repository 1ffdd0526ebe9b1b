import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { recipientState, type RecipientAnswer } from '@domain/share/recipient-answer';
import type { RecipientForm } from '@domain/share/recipient-form';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { jobs, storedJob } from '../records/job/stored-job';
import { askedRecipient } from '../records/share/asked-recipient';
import { clientByLink } from '../records/share/client-by-link';
import { prepareRecipientAnswer } from '../records/share/prepare-recipient-answer';
import { reportShares } from '../records/share/stored-share';
import type { ShareNews } from './share-news';

interface Answering {
  readonly bookingId: string;
  /** Whether the client answers on the page of the report, not where they pay for it. */
  readonly onReport: boolean;
}

/**
 * Stores a client's answer whether the person whom their questionnaire names gets the report. The first answer counts.
 * @returns null if there is nothing to answer
 */
export function answerRecipient(
  { bookingId, onReport }: Answering,
  { answer, email }: RecipientForm,
  now: Date,
): Promise<ShareNews | null> {
  return commit('recipient-answered', async (transaction) => {
    const reference = jobs().doc(bookingId);
    const job = storedJob(await transaction.get(reference));
    if (job?.recipient_answer) return newsOf(transaction, job.recipient_answer);
    const named = job && (await askedRecipient(bookingId, job, transaction));
    if (!job || !named) return null;
    const answering = { bookingId, job, onReport, named, email: answer === 'yes' ? email : null };
    const prepared = await prepareRecipientAnswer(transaction, answering, clientByLink, now);
    if (!prepared) return 'too-many';
    const record = { collection: collections.bookings, id: bookingId };
    const audit = await openAuditTrail(transaction, record, clientByLink, now);
    transaction.update(reference, prepared.changes);
    prepared.write();
    audit.append({ action: 'recipient-answered', changed: prepared.changes });
    if (answer === 'no') return 'declined';
    return prepared.released ? 'sent' : 'agreed';
  });
}

/** For a form that was sent twice, or from an older page. */
async function newsOf(transaction: Transaction, answer: RecipientAnswer<unknown>): Promise<ShareNews | null> {
  const { share_id: id } = answer;
  const share = id === null ? null : ((await transaction.get(reportShares().doc(id))).data() ?? null);
  const news = { unasked: null, declined: 'declined', waiting: 'agreed', sent: 'sent', ended: null } as const;
  return news[recipientState(answer, share)];
}
