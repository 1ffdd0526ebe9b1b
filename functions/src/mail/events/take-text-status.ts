import { isTextKind } from '@domain/mail/mail-state';
import { commit } from '../../platform/commit';
import { mails } from '../../records/mail/mail-document';
import { changeByStatus, type TextStatus } from '../text-status';

/** Records what became of a text message, once, in any order of the statuses, also while it is still being sent. */
export async function takeTextStatus(mailId: string, status: TextStatus): Promise<'taken' | 'ignored'> {
  const reference = mails().doc(mailId);
  return commit('mail-event', async (transaction) => {
    const known = (await transaction.get(reference)).data();
    const change = known && isTextKind(known.kind) ? changeByStatus(known, status) : null;
    if (!change) return 'ignored';
    transaction.update(reference, change);
    return 'taken';
  });
}
